/** Icons of a pack as SVG text, and texts with icons in them. */
export { iconHtml, iconLabels, iconSheet, iconsOf, withIcons, type IconLabels, type Icons } from './icons.ts';
export { escapeHtml } from './markup.ts';
