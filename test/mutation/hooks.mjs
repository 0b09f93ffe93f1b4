/** Loader hooks for the mutation runner: `vitest` is the shim beside this file, and tests are loaded again for each run. */
const VITEST = new URL('./vitest-shim.mjs', import.meta.url).href;

/** Tests and what helps them. They may hold results of the code under test (a loaded pack), so no run reuses them. */
const OF_A_TEST = /\.test\.ts$|\/(?:testing|fixtures|arbitrary)\.ts$|\/test\/support\/|\/scripted-[a-z]+\.ts$/;

/** What says itself why it is loaded once. It has no `run`, and so has nothing that it imports. */
const KEPT = /\/test\/mutation\/kept-[a-z]+\.ts$/;

/** Loads packs for tests, and the same with packs that are kept for all mutants. */
const LOADS_PACKS = /\/test\/support\/loaded\.ts$/;
const COPIES_PACKS = '../mutation/copied-packs.ts';
const keepsPacks = process.env.MUTATION_KEEP_PACKS === 'true';

/** Files of the area. What they cache is made by the code under test, and these modules are loaded once for all mutants. */
const mutated = JSON.parse(process.env.MUTATION_FILES ?? '[]');

export async function resolve(specifier, context, next) {
  if (specifier === 'vitest' && context.parentURL !== VITEST) return { url: VITEST, shortCircuit: true };
  const resolved = await next(specifier, context);
  if (KEPT.test(resolved.url)) return resolved;
  const run = context.parentURL ? new URL(context.parentURL).searchParams.get('run') : null;
  if (run === null || !OF_A_TEST.test(resolved.url.split('?')[0])) return resolved;
  const url =
    keepsPacks && LOADS_PACKS.test(resolved.url) ? new URL(COPIES_PACKS, resolved.url) : new URL(resolved.url);
  url.searchParams.set('run', run);
  return { ...resolved, url: url.href };
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  const { source } = loaded;
  const isOfArea = mutated.some((file) => url.split('?')[0].endsWith(`/${file}`));
  if (!source || !isOfArea) return loaded;
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  return { ...loaded, source: text.replace(/\bnew WeakMap\b/g, 'new globalThis.CacheOfRun') };
}
