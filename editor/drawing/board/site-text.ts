/** What a site says and counts, in words of the language of the faces. */
import { packWord, t } from '../../i18n/index.ts';
import type { BoardView, LanguageCode, PackView, SiteView } from '../../worker/protocol.ts';
import { attributeText, badgeKind, type BadgeKind } from './badges.ts';

interface SiteLine {
  kind: BadgeKind;
  title: string;
  text: string;
}

/** The texts and the numbers of a site, each with a title. */
export function siteLines(site: SiteView, view: PackView, language: LanguageCode): SiteLine[] {
  return [
    ...site.texts[language].map((text): SiteLine => {
      const kind = badgeKind(text);
      const title = kind === 'program' ? text.key.replaceAll('-', ' ') : t(`site.${kind}`, {}, language);
      return { kind, title: text.title ?? title, text: text.text };
    }),
    ...site.attributes.map((attribute): SiteLine => ({
      kind: 'attribute',
      title: packWord(view, attribute.id, { language }),
      text: attributeText(attribute),
    })),
  ];
}

export const tagsText = ({ tags }: SiteView, view: PackView, language: LanguageCode): string =>
  tags.map((tag) => packWord(view, tag, { language })).join(', ');

/** Letters in a line of tags. More would reach the next site. */
const TAG_LINE_LENGTH = 18;

/** A text in short lines; only a longer word exceeds their length. */
export function brokenAtWords(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= TAG_LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The kind and the id of a site; of a cell without one, that there is none. */
export const siteName = ({ kind, id }: SiteView, view: PackView, language: LanguageCode): string =>
  `${kind === '' ? t('noSiteThere', {}, language) : packWord(view, kind, { language })} ${id}`;

/** The kinds of the sites of a board, in the order of the file; of a map by name, so that painting it changes no colours. */
export function siteKinds({ sites, grid }: BoardView): string[] {
  const kinds = [...new Set(sites.map(({ kind }) => kind))];
  return grid ? kinds.sort() : kinds;
}

/** Kinds whose sites all lie next to one other site. They are drawn small and without their names, as there are many. */
export function leafKinds({ sites }: BoardView): Set<string> {
  const others = new Set(sites.filter(({ adjacent }) => adjacent.length !== 1).map(({ kind }) => kind));
  return new Set(sites.map(({ kind }) => kind).filter((kind) => !others.has(kind) && others.size > 0));
}
