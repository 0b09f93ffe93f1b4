/** The quick run, `npm run test:unit`: under a minute on two cores. What it leaves out, `npm test` runs. */
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import everything from './vitest.config.ts';

/** Each takes more than about 3 s of one core; measure with `npx vitest run --reporter=json`. */
const LONG = [
  // whole games, the workbench in a browser, the package, layers, types and lint
  'test/{browser,fuzz,oracle}/**',
  'test/{abyssal-trade,architecture,decisions-in-words,language-service,languages,lint,package,random-games,recorded,rename,rules,scenarios,step-laws,worked-examples,yucata}.test.ts',
  'interpreter/seek.test.ts',
  'interpreter/machine/knowledge.test.ts',
  'cli/{against,balance,figures-page,match,train,tune}/*.test.ts',
  'interpreter/study/*.test.ts',
  'interpreter/equivalence/*.test.ts',
  // laws over hundreds of generated programs, files and edits
  'dsl/packs/{robust,schema}.test.ts',
  'dsl/service/{broken,hover-all}.test.ts',
  'dsl/syntax/fast/fast-parser.test.ts',
  'dsl/syntax/{robustness,round-trip}.test.ts',
  'dsl/text/**/laws.test.ts',
  'dsl/text/render/every-pack.test.ts',
  // the command as a process, servers, whole tables of cards
  'cli/{hostile,interrupt,outputs,packs,play,process,simulate,usage}.test.ts',
  'cli/audit/**/{audit,deck,texts}.test.ts',
  'cli/edit/*.test.ts',
  'cli/encode/{file,text}.test.ts',
  'editor/worker/deck-service.test.ts',
  'cli/lsp/editors.test.ts',
  'cli/queue/{in-process,several-machines}.test.ts',
  'cli/narrative/narrative.test.ts',
];

export default mergeConfig(everything, defineConfig({ test: { exclude: [...configDefaults.exclude, ...LONG] } }));
