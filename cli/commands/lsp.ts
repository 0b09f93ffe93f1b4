import type { Command } from '../command.ts';
import { languageOf } from '../languages.ts';
import { serve } from '../lsp/server.ts';

export const lsp: Command = {
  name: 'lsp',
  usage: '[--stdio] [--lang L]',
  arguments: [0, 0],
  summary: 'The language server, for editors: it is started by them, not by people.',
  options: [
    { name: 'stdio', help: 'speaks over standard input and output; it always does' },
    { name: 'lang', value: 'L', help: 'the language in which effects are shown: en (default), it, uk' },
  ],
  about: [
    'Speaks the language server protocol: diagnostics while one types, with fixes; completion, hover, ' +
      'definition, references, rename, symbols, colours, canonical form, and each effect in words. The ' +
      'README shows the lines of configuration for editors.',
    'The pack of a file is the next folder above it with a file pack.yaml, or the file itself.',
  ],
  examples: [['fathom lsp --stdio', 'what an editor starts']],
  async run(args, io) {
    const language = languageOf(args).code;
    // loaded here, so that no other command waits for it
    const { default: protocol } = await import('vscode-languageserver/node');
    return serve(protocol, { input: process.stdin, output: process.stdout, packs: io.packs, language });
  },
};
