/** The frame of a page that is one file and needs nothing else. */
import { escapeHtml } from '../../texts/index.ts';
import { visible, type LanguageCode } from '../../dsl/internal.ts';
import { GENERATOR } from '../terminal/output.ts';

/** Control and direction characters are written out: they could show a page other than it is. */
export const documentOf = (
  title: string,
  style: string,
  body: string,
  language: LanguageCode = 'en',
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${GENERATOR}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${visible(escapeHtml(title))}</title>
<style>${style}</style>
</head>
<body>
${visible(body)}
</body>
</html>
`;
