/**
 * The report of `audit --texts --json`. Offsets count UTF-16 units, in `printed` from the start of the printed text, in `told`
 * from the start of the rendered one. The keys are a public format.
 */
import type { TextsReport } from './report.ts';

export function textsJson({
  file,
  pack,
  title,
  version,
  hash,
  texts,
  agreement,
  problems,
  waivers,
  componentsWithoutText,
}: TextsReport): unknown {
  return {
    file,
    pack,
    title,
    version,
    hash,
    texts: texts.map(({ text, verdict, rewrites, findings }) => ({
      component: `${text.id.section}/${text.id.id}`,
      ref: text.ref,
      name: text.name,
      program: text.key,
      lang: text.lang,
      edition: text.edition ?? null,
      verdict,
      printed: text.text,
      told: text.rendered.text,
      rewrites: rewrites.map(({ printed, rendered }) => ({ printed, told: rendered })),
      findings: findings.map(
        ({
          id,
          class: kind,
          severity,
          message,
          help,
          suggestions,
          printed,
          rendered,
          place,
          effectPlace,
          hashes,
          waived,
          pattern,
          tier,
          rule,
          apart,
        }) => ({
          id,
          class: kind,
          severity,
          message,
          ...(help ? { help } : {}),
          ...(suggestions?.length ? { suggestions } : {}),
          printed,
          told: rendered,
          place,
          effect: effectPlace,
          textHash: hashes.text,
          effectHash: hashes.effect,
          pattern,
          ...(tier ? { tier } : {}),
          ...(rule === undefined ? {} : { rule }),
          ...(apart
            ? {
                position: apart.position,
                scenarios: { text: apart.scenarios.first, effect: apart.scenarios.second },
              }
            : {}),
          waived,
        }),
      ),
    })),
    languages: agreement,
    problems,
    waivers,
    without: componentsWithoutText,
  };
}
