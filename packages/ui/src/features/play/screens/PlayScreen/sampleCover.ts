const step = (row: number, column: number) =>
  `<path d='M${column * 40 + (row % 2) * 20} ${row * 22}h20v11h20v11h-40Z'/>`

const steps = Array.from({ length: 7 }, (_row, row) =>
  Array.from({ length: 17 }, (_column, column) => step(row, column - 1)).join(''),
).join('')

const painting =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 360'>` +
  `<rect width='640' height='360' fill='#151B4A'/><circle cx='510' cy='60' r='26' fill='#F0DFBF'/>` +
  `<rect y='90' width='640' height='180' fill='#4A2A1E'/>` +
  `<g fill='#B5763F' transform='translate(0 100)'>${steps}</g>` +
  `<path d='M0 90L190 290H0ZM640 90L450 290H640Z' fill='#33171F'/>` +
  `<rect y='262' width='640' height='98' fill='#0C4A52'/>` +
  `<circle cx='320' cy='312' r='40' fill='none' stroke='#F0DFBF' stroke-dasharray='2 7'/>` +
  `<circle cx='320' cy='312' r='30' fill='#F0DFBF'/>` +
  `<path d='M300 304q10-5 20 0t20 0M300 318q10-5 20 0t20 0' fill='none' stroke='#7A5A3A'/></svg>`

export const sampleCover = `data:image/svg+xml,${encodeURIComponent(painting)}`
