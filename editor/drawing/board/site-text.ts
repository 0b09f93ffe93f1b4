/** What a site is, says and counts, in words of the language of the faces. */
import type { BoardView, PackView, SiteView } from '../../worker/protocol.ts';
import { packWord, t } from '../../i18n/index.ts';
import { app } from '../../state/app.ts';
import { attributeText, badgeKind, type BadgeKind } from './badges.ts';

export interface SiteLine {
  kind: BadgeKind;
  title: string;
  text: string;
}

/** What a site says and which numbers it has, each with how it is called. */
export function siteLines(site: SiteView, view: PackView): SiteLine[] {
  const { content } = app.now.settings;
  return [
    ...site.texts[content].map((one): SiteLine => {
      const kind = badgeKind(one);
      return {
        kind,
        title:
          one.title ??
          (kind === 'program' || kind === 'attribute' ? one.key.replaceAll('-', ' ') : t(`site.${kind}`, {}, content)),
        text: one.text,
      };
    }),
    ...site.attributes.map((one): SiteLine => ({
      kind: 'attribute',
      title: nameInPack(one.id, view),
      text: attributeText(one),
    })),
  ];
}

export const nameInPack = (id: string, view: PackView): string => packWord(view, id, app.now.settings.content);
export const tagsText = ({ tags }: SiteView, view: PackView): string =>
  tags.map((tag) => nameInPack(tag, view)).join(', ');
export const siteKinds = ({ sites }: BoardView): string[] => [...new Set(sites.map(({ kind }) => kind))];

/** Kinds of which each site lies at one other: small, and without their names, as there are many. */
export function leafKinds({ sites }: BoardView): Set<string> {
  const others = new Set(sites.filter(({ adjacent }) => adjacent.length !== 1).map(({ kind }) => kind));
  return new Set(sites.map(({ kind }) => kind).filter((kind) => !others.has(kind) && others.size > 0));
}
