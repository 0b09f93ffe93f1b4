/** Whether texts fit their faces: what was measured and is still so, and what of it is a problem. */
import type {
  ByLanguage,
  ComponentView,
  Diagnostic,
  FaceFit,
  LanguageCode,
  PackView,
  RenderedTextView,
} from '../../worker/protocol.ts';
import { languageName, t } from '../../i18n/index.ts';
import { LANGUAGE_CODES } from '../../state/settings.ts';
import { faceData, picturesOf } from './face-data.ts';
import { layoutFaceText, measuredTexts, type FaceData } from './face.ts';
import type { BrowserMeasure, Measure } from './text-layout.ts';

export const componentKey = ({ section, id }: Pick<ComponentView, 'section' | 'id'>): string => `${section}/${id}`;

/** Boards and tracks are larger than a card: what they say stands on them in many places. */
const FACED = new Set(['cards', 'slots']);
export const hasFace = ({ section }: Pick<ComponentView, 'section'>): boolean => FACED.has(section);

export function measureFit(
  component: ComponentView,
  told: ByLanguage<RenderedTextView[]>,
  view: PackView,
  measure: Measure,
): FaceFit {
  const by = <T>(of: (code: LanguageCode) => T): ByLanguage<T> =>
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, of(code)])) as ByLanguage<T>;
  return {
    extraLines: by(
      (code) => layoutFaceText(faceData(component, told[code], view, code), measure, picturesOf(view)).extraLines,
    ),
    missingWords: by((code) => [...new Set(told[code].flatMap(({ missing }) => missing))]),
  };
}

export function measureFaces(faces: FaceData[], measure: BrowserMeasure): void {
  const words = faces.map(measuredTexts);
  measure.learn(
    words.flatMap(({ plain }) => plain),
    false,
  );
  measure.learn(
    words.flatMap(({ strong }) => strong),
    true,
  );
}

/**
 * What a text follows from: its own lines, and `common`, which is all else that is not on a face (words, names, rules). Where
 * both are as they were, it need not be told and measured again.
 */
export function fitSignatures(
  view: PackView,
  textOf: (file: string) => string | undefined,
): { common: string; own: Map<string, string> } {
  const own = new Map<string, string>();
  const faced = view.components.filter(hasFace);
  const lines = new Map(
    [...new Set(view.components.map(({ file }) => file))].map((file) => [file, textOf(file)?.split('\n') ?? []]),
  );
  for (const one of faced) {
    own.set(
      componentKey(one),
      lines
        .get(one.file)!
        .slice(one.line - 1, one.endLine)
        .join('\n'),
    );
  }
  for (const { file, line, endLine } of faced) lines.get(file)!.fill('', line - 1, endLine);
  return {
    common: [
      view.path,
      ...view.components.map(({ name }) => name),
      ...[...lines.values()].map((rest) => rest.filter((line) => line.trim() !== '').join('\n')),
    ].join('\n'),
    own,
  };
}

/** Of one's own components, in the order of the files; a broken one has other problems first. */
export function fitDiagnostics(
  view: PackView,
  fits: ReadonlyMap<string, FaceFit>,
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  return view.components
    .filter(({ errors }) => errors === 0)
    .flatMap((one) => {
      const fit = fits.get(componentKey(one));
      const long = fit ? LANGUAGE_CODES.filter((code) => fit.extraLines[code] > 0) : [];
      if (!fit || !long.length) return [];
      const line = textOf(one.file)?.split('\n', one.line)[one.line - 1] ?? '';
      const place = {
        file: one.file,
        line: one.line,
        column: line.length - line.trimStart().length + 1,
        endLine: one.line,
        endColumn: Math.max(2, line.length + 1),
      };
      return long.map((code): Diagnostic => ({
        ...place,
        code: 'text-too-long',
        severity: 'warning',
        message: t('tooLongOn', { n: fit.extraLines[code], name: one.name, language: languageName(code) }),
        help: t(long.length < LANGUAGE_CODES.length ? 'tooLongHelp' : 'tooLongEverywhere'),
      }));
    });
}
