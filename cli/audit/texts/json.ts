/** The report as plain data: offsets count UTF-16 units from the beginning of either text. */
import type { TextsReport } from './report.ts';

export function asJson({ file, pack, title, version, hash, texts, between, problems, waivers, without }: TextsReport): unknown {
  return {
    file, pack, title, version, hash,
    texts: texts.map(({ text, verdict, rewrites, findings }) => ({
      component: `${text.id.section}/${text.id.id}`, ref: text.ref, name: text.name, program: text.key, lang: text.lang, edition: text.edition ?? null, verdict,
      printed: text.text, told: text.told.text, rewrites,
      findings: findings.map(({ id, class: kind, severity, message, help, suggestions, printed, told, place, effectPlace, hashes, waived, pattern }) => ({
        id, class: kind, severity, message, ...(help ? { help } : {}), ...(suggestions?.length ? { suggestions } : {}), printed, told, place, effect: effectPlace, textHash: hashes.text, effectHash: hashes.effect, pattern, waived,
      })),
    })),
    languages: between, problems, waivers, without,
  };
}
