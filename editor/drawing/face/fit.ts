/** Whether the texts of components fit their faces, in each language. */
import { byLanguage } from '../../../dsl/internal.ts';
import { LANGUAGE_CODES, languageName, t } from '../../i18n/index.ts';
import type {
  ByLanguage,
  ComponentView,
  Diagnostic,
  FaceFit,
  LanguageCode,
  PackView,
  RenderedTextView,
} from '../../worker/protocol.ts';
import { faceData, picturesOf } from './face-data.ts';
import { layoutFaceText, measuredTexts, type FaceData } from './face.ts';
import type { BrowserMeasure } from './measure.ts';
import type { Measure } from './text-layout.ts';

/** How components are named in maps: `cards/embassy`. */
export const componentKey = ({ section, id }: Pick<ComponentView, 'section' | 'id'>): string => `${section}/${id}`;

/** Boards and tracks have no face: they are larger than a card, and their texts are spread over them. */
const SECTIONS_WITH_FACE = new Set(['cards', 'slots']);
export const hasFace = ({ section }: Pick<ComponentView, 'section'>): boolean => SECTIONS_WITH_FACE.has(section);

export function measureFit(
  component: ComponentView,
  texts: ByLanguage<RenderedTextView[]>,
  view: PackView,
  measure: Measure,
): FaceFit {
  return {
    extraLines: byLanguage((code) => extraLines(component, texts[code], view, code, measure)),
    missingWords: byLanguage((code) => [...new Set(texts[code].flatMap(({ missing }) => missing))]),
  };
}

/** How many lines of the texts do not fit the face. */
const extraLines = (
  component: ComponentView,
  texts: readonly RenderedTextView[],
  view: PackView,
  language: LanguageCode,
  measure: Measure,
): number => layoutFaceText(faceData(component, texts, view, language), measure, picturesOf(view)).extraLines;

/** Measures all texts of many faces at once, which is faster than one by one. */
export function measureFaces(faces: FaceData[], measure: BrowserMeasure): void {
  const texts = faces.map(measuredTexts);
  measure.learn(
    texts.flatMap(({ plain }) => plain),
    false,
  );
  measure.learn(
    texts.flatMap(({ strong }) => strong),
    true,
  );
}

/** If both are unchanged, the texts of a component need not be rendered and measured again. */
interface FitSignatures {
  /** everything that is not the source of one face: words, names, rules */
  common: string;
  /** the source lines of each face, by component key */
  own: Map<string, string>;
}

export function fitSignatures(view: PackView, textOf: (file: string) => string | undefined): FitSignatures {
  const own = new Map<string, string>();
  const components = view.components.filter(hasFace);
  const files = new Set(view.components.map(({ file }) => file));
  const linesOf = new Map([...files].map((file) => [file, textOf(file)?.split('\n') ?? []]));
  for (const component of components) {
    const { file, line, endLine } = component;
    const source = linesOf.get(file)!.slice(line - 1, endLine);
    own.set(componentKey(component), source.join('\n'));
  }
  // the rest of each file, without the lines of the faces
  for (const { file, line, endLine } of components) linesOf.get(file)!.fill('', line - 1, endLine);
  const otherLines = [...linesOf.values()].map((lines) => lines.filter((line) => line.trim() !== '').join('\n'));
  return { common: [view.path, ...view.components.map(({ name }) => name), ...otherLines].join('\n'), own };
}

/** A warning for each language in which a text is too long. A component with errors has other problems first. */
export function fitDiagnostics(
  view: PackView,
  fits: ReadonlyMap<string, FaceFit>,
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  return view.components
    .filter(({ errors }) => errors === 0)
    .flatMap((component) => {
      const fit = fits.get(componentKey(component));
      if (!fit) return [];
      const tooLong = LANGUAGE_CODES.filter((code) => fit.extraLines[code] > 0);
      const help = t(tooLong.length < LANGUAGE_CODES.length ? 'tooLongHelp' : 'tooLongEverywhere');
      return tooLong.map((code): Diagnostic => ({
        ...firstLineOf(component, textOf),
        code: 'text-too-long',
        severity: 'warning',
        message: t('tooLongOn', { n: fit.extraLines[code], name: component.name, language: languageName(code) }),
        help,
      }));
    });
}

/** Without its indentation. */
function firstLineOf(
  { file, line }: ComponentView,
  textOf: (file: string) => string | undefined,
): Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'> {
  const text = textOf(file)?.split('\n', line)[line - 1] ?? '';
  const indentation = text.length - text.trimStart().length;
  return { file, line, column: indentation + 1, endLine: line, endColumn: Math.max(2, text.length + 1) };
}
