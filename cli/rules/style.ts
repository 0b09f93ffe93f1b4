/** How a rulebook looks, on a screen and on paper. */
export const RULES_STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fbfbf9; --soft: #5b6675; --edge: #d5d9de }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14181e; --soft: #9aa6b5; --edge: #333c48 } }
body { font: 1.05rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem; margin: 0 auto; padding: 1.5rem }
h2 { margin: 2.2rem 0 .6rem; border-bottom: 2px solid var(--edge) } h3 { margin: 1.3rem 0 .3rem } p { margin: 0 0 .4rem }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem } a { color: inherit } .see { white-space: nowrap }
.explained { font-style: italic } .cited { color: var(--soft); font-size: .85rem }
ol { counter-reset: step; list-style: none; margin: 0 0 .4rem; padding: 0 } ol ol { padding-left: 1.2rem; margin: 0 }
li::before { counter-increment: step } ol > li::before { content: counters(step, '.') '\\2002'; font-weight: 700 }
.icon { width: 1.15em; height: 1.15em; vertical-align: -.2em }
@media print { nav { display: none } body { background: #fff; color: #000; max-width: none; padding: 0 } h2, h3 { break-after: avoid } article { break-inside: avoid-page } }
`;
