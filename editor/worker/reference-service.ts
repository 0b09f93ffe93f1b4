/** The methods of the worker about the reference; what they do is loaded when they are called. */
import type { PlayablePack } from './packs.ts';
import type { ReferenceApi } from './reference-protocol.ts';

export function referenceService(packOf: (path: string) => PlayablePack | null): ReferenceApi {
  const entries = () => import('./reference-entries.ts');
  return {
    async referenceEntries(language) {
      const { referenceEntries } = await entries();
      return referenceEntries(language);
    },
    async referenceExamples(path, codes, language) {
      const { exampleIn } = await entries();
      const pack = packOf(path);
      return codes.map((code) => (pack ? exampleIn(pack, code, language) : { code, said: null, canTry: false }));
    },
  };
}
