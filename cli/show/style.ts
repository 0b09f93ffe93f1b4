/** How a review sheet looks, on a screen and on paper. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fbfbf9; --soft: #5b6675; --edge: #d5d9de; --warn: #a33a00; --mark: #ffe08a; --tint: #eef1f4 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14181e; --soft: #9aa6b5; --edge: #333c48; --warn: #ffa36b; --mark: #6b5200; --tint: #1f262f } }
body { font: 1rem/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 96rem; margin: 0 auto; padding: 1.5rem }
h1, h2, h3, h4, p, dl, dd { margin: 0 }
h2 { margin: 2rem 0 .75rem; border-bottom: 1px solid var(--edge); text-transform: capitalize }
h3 { font-size: 1.05rem } h4 { font-size: .85rem; margin-top: .5rem; overflow-wrap: anywhere }
small, .facts, .place, dt { color: var(--soft); font-weight: normal; font-size: .82rem }
nav a { color: inherit; margin-right: .75rem }
section { columns: 30rem; column-gap: 1rem } section h2 { column-span: all }
article { border: 1px solid var(--edge); border-left: .4rem solid var(--edge); border-radius: .4rem; padding: .7rem .9rem; margin-bottom: .8rem; break-inside: avoid }
dl { display: grid; grid-template-columns: 4.5rem 1fr; gap: .15rem .6rem; margin-top: .3rem } dd { overflow-wrap: anywhere }
.text { font-size: 1.02rem } code { font: .85em/1.4 ui-monospace, monospace }
.notes { border-top: 1px solid var(--edge); padding-top: .3rem; font-size: .88rem } .finding { color: var(--warn) } mark { background: var(--mark); color: inherit }
.icon { width: 1.15em; height: 1.15em; vertical-align: -.2em } h3 .icon { width: 1.3em; height: 1.3em; margin-right: .2em }
.legend { column-span: all; list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .35rem 1rem; font-size: .9rem } .legend li { display: flex; gap: .5em } .legend .icon { width: 1.5em; height: 1.5em; flex: none }
${[
  ['yellow', '#e0b400'],
  ['red', '#c8402f'],
  ['green', '#3d9a50'],
  ['blue', '#3c78c8'],
  ['brown', '#8a5a33'],
  ['white', '#e4e4e4'],
  ['black', '#222'],
  ['orange', '#e07b1a'],
  ['purple', '#8657b0'],
]
  .map(([name, value]) => `article.${name} { border-left-color: ${value} }`)
  .join('\n')}
@page { size: A4; margin: 14mm }
@media print { :root { font-size: 8.5pt; --ink: #000; --paper: #fff; --soft: #444; --edge: #bbb; --warn: #7a2a00; --mark: #eee; --tint: #fff } body { max-width: none; padding: 0 } section { columns: 2 } article { padding: .5rem .7rem } nav { display: none } h2 { break-after: avoid } article { border-radius: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact } }
`;
