/** Parses each file once per thread, as most packs of tests extend the same ones. */
import type { Files } from '../../dsl/internal.ts';
import { readYaml, type YamlFile } from '../../dsl/source/yaml.ts';

interface KeptFile {
  bytes: Uint8Array;
  yaml: YamlFile;
}

/** Those of the packs that most others extend, and of a few more. */
const MOST_KEPT = 40;
/** by path; the one used last comes last */
const kept = new Map<string, KeptFile>();

/** These files, each parsed again only when its content has changed. */
export const withKeptYaml = (files: Files): Files => ({ ...files, yaml: (path) => yamlOf(path, files.read(path)) });

function yamlOf(path: string, bytes: Uint8Array): YamlFile {
  const known = kept.get(path);
  const found = known && isEqual(known.bytes, bytes) ? known : { bytes, yaml: readYaml(bytes) };
  kept.delete(path);
  kept.set(path, found);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return found.yaml;
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
