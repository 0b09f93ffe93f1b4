/**
 * Part of every build: in place of a module that compiles a schema (`*.validator.ts`), the code that ajv makes of it. So a
 * page that evaluates nothing can validate, and a command does not wait for the compiler. From the sources it works, too.
 */
import { resolve } from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import { normalizePath, type Plugin } from 'vite';
import { ajv } from './dsl/packs/schema-compiler.ts';
import { validate as pack } from './dsl/packs/pack.validator.ts';
import { validate as texts } from './texts/audit/texts.validator.ts';
import { validate as waivers } from './texts/audit/waivers.validator.ts';

const VALIDATORS = new Map(
  Object.entries({
    'dsl/packs/pack.validator.ts': pack,
    'texts/audit/texts.validator.ts': texts,
    'texts/audit/waivers.validator.ts': waivers,
  }).map(([path, validate]) => [normalizePath(resolve(import.meta.dirname, path)), validate]),
);

export function validators(): Plugin {
  return {
    name: 'validators',
    load(id) {
      if (!id.endsWith('.validator.ts')) return undefined;
      const validate = VALIDATORS.get(id);
      if (!validate) this.error(`${id} is not among the validators of validators.config.ts`);
      return { code: standalone(ajv, validate as Parameters<typeof standalone>[1]), moduleSideEffects: false };
    },
  };
}
