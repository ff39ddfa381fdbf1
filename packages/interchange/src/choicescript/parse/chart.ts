import type { Part } from '../../program/program.ts'
import type { Statement } from './statements.ts'
import type { Telling } from './telling.ts'
import { STATS, type ScriptStory } from './scriptStory.ts'
import { textParts } from './textParts.ts'

const ROW = /^(text|percent|opposed_pair)\s+(\w+)(?:\s+(\S.*))?$/iu

export interface ChartRow {
  kind: string
  variable: string
  label: string
}

/** The rows of a chart that name a variable; the ends of an opposed pair stand on lines of their own. */
export function chartRows(rows: readonly string[]): ChartRow[] {
  return rows.flatMap((row, at) => {
    const [, kind = '', variable = '', label] = ROW.exec(row) ?? []
    if (kind === '') return []
    const isPair = kind.toLowerCase() === 'opposed_pair'
    const own = label ?? (isPair ? rows[at + 1] : undefined)
    return [{ kind: kind.toLowerCase(), variable: variable.toLowerCase(), label: own ?? variable }]
  })
}

/** A chart in the middle of a page is told in words, a line for each row. */
export function chartParts(
  { rows, line }: Extract<Statement, { kind: 'chart' }>,
  { names, notes, scene, isFlag }: Telling,
): Part[] {
  notes.add(scene.name, line, 'A chart is told in words here.', 'looks')
  const place = { names, notes, scene: scene.name, line, isFlag }
  return chartRows(rows).flatMap((row) => textParts(chartLine(row), place))
}

export const chartLine = ({ kind, variable, label }: ChartRow) =>
  `\n${label}: \${${variable}}${kind === 'text' ? '' : '%'}\n`

/** What the page of stats calls the variables that it shows. */
export function chartLabels({ scenes }: ScriptStory): Map<string, string> {
  const labels = new Map<string, string>()
  const lines = scenes.get(STATS)?.lines ?? []
  for (const { variable, label } of chartRows(lines.map(({ words }) => words))) {
    if (!labels.has(variable) && !label.includes('{')) labels.set(variable, label)
  }
  return labels
}
