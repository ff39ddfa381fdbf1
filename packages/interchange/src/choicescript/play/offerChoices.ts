import { isOption, optionWords, type SceneLine } from '../parse/sceneLines.ts'
import type { ScriptRun } from './scriptRun.ts'
import { valueHere, wordsHere } from './values.ts'

/** The first line at or after a place that is not indented deeper. */
export function endOf(lines: readonly SceneLine[], from: number, indent: number): number {
  let at = from
  while (at < lines.length && (lines[at]?.words === '' || (lines[at]?.indent ?? 0) > indent))
    at += 1
  return at
}

interface List {
  lines: readonly SceneLine[]
  from: number
  to: number
  columns: number
  /** Words of the columns before. */
  before: string
  hides: boolean
}

/** Offers what stands in the list of the choice at a line. */
export function offerChoices(run: ScriptRun, lines: readonly SceneLine[], place: number): void {
  const choice = lines[place]
  if (!choice) return
  const columns = Math.max(1, choice.given.split(/\s+/u).filter(Boolean).length)
  const hides = run.story.scenes.get(run.at.scene)?.hidesReuse === true
  const to = endOf(lines, place + 1, choice.indent)
  offerList(run, { lines, from: place + 1, to, columns, before: '', hides })
}

function offerList(run: ScriptRun, list: List): void {
  const { lines, to } = list
  for (let at = list.from; at < to;) {
    const line = lines[at]
    if (!line) return
    const end = endOf(lines, at + 1, line.indent)
    if (line.words === '') at += 1
    else if (isOption(line)) {
      offerOption(run, list, at, end)
      at = end
    } else at = line.command === 'if' ? offerIf(run, list, at) : end
  }
}

/** Offers what stands below the branch that holds; gives the line after all branches. */
function offerIf(run: ScriptRun, list: List, first: number): number {
  const { lines } = list
  const indent = lines[first]?.indent ?? 0
  let isDone = false
  for (let at = first; ;) {
    const line = lines[at]
    const end = endOf(lines, at + 1, indent)
    const holds = line?.command === 'else' || truth(run, line?.given ?? '')
    if (!isDone && holds) {
      isDone = true
      offerList(run, { ...list, from: at + 1, to: end })
    }
    const next = lines[end]
    const goesOn = next?.indent === indent && /^else|^elsif$/u.test(next.command ?? '')
    if (!goesOn || end >= list.to) return end
    at = end
  }
}

export function truth(run: ScriptRun, source: string): boolean {
  const value = valueHere(run, source)
  if (value === undefined) run.isTorn = true
  return Boolean(value)
}

function offerOption(run: ScriptRun, list: List, at: number, end: number): void {
  const { lines, columns, before } = list
  const line = lines[at]
  if (!line) return
  const { label, reuse, when, selectable } = optionWords(line)
  if (when !== null && !truth(run, when)) return
  if (selectable !== null && !truth(run, selectable)) return
  const { scene } = run.at
  const used = run.used.get(scene) ?? new Set<number>()
  const isOnce = reuse === null ? list.hides : reuse !== 'allow'
  if (isOnce && used.has(at)) return
  const words = `${before}${wordsHere(run, label)}`
  if (columns > 1) {
    offerList(run, { ...list, from: at + 1, to: end, columns: columns - 1, before: `${words}, ` })
    return
  }
  const take = () => {
    run.used.set(scene, used.add(at))
    run.at = { scene, line: at + 1 }
  }
  run.offers.push({ label: words, take })
}
