import { chartLine, chartRows } from '../parse/chart.ts'
import { isOption, type SceneLine } from '../parse/sceneLines.ts'
import { jumpHere } from './jumpHere.ts'
import { endOf, offerChoices, truth } from './offerChoices.ts'
import type { ScriptRun } from './scriptRun.ts'
import { setHere } from './setHere.ts'
import { wordsHere } from './values.ts'
import { NEXT_PAGE } from '../parse/scriptStory.ts'

/** Lines of one page; more of them go round. */
const MOST_LINES = 20_000

/** Goes on from line to line up to what is offered, or to the end. */
export function runScript(run: ScriptRun): void {
  for (let count = 0; !run.isOver && !run.isTorn && run.offers.length === 0; count += 1) {
    const lines = run.story.scenes.get(run.at.scene)?.lines ?? []
    const line = lines[run.at.line]
    if (count > MOST_LINES) run.isTorn = true
    else if (line) runLine(run, lines, line)
    else jumpHere(run, 'finish', '')
  }
}

function runLine(run: ScriptRun, lines: readonly SceneLine[], line: SceneLine): void {
  const place = run.at.line
  run.at = { ...run.at, line: place + 1 }
  if (line.words === '') run.text += '\n\n'
  else if (isOption(line) && isListed(lines, place)) run.at.line = choiceEnd(lines, place)
  else if (line.command === null) run.text += `${wordsHere(run, line.words)} `
  else runCommand(run, lines, place)
}

function runCommand(run: ScriptRun, lines: readonly SceneLine[], place: number): void {
  const line = lines[place]
  if (!line?.command) return
  const { command, given, indent } = line
  switch (command) {
    case 'if':
      run.at.line = branchAt(run, lines, place)
      break
    case 'else':
    case 'elseif':
    case 'elsif':
      // Come to from the branch above, which is over.
      run.at.line = endOf(lines, place + 1, indent)
      break
    case 'choice':
    case 'fake_choice':
      offerChoices(run, lines, place)
      run.isTorn ||= run.offers.length === 0
      break
    case 'page_break':
      if (run.text.trim() === '') break
      run.offers.push({ label: wordsHere(run, given || NEXT_PAGE), take: () => {} })
      break
    case 'line_break':
      run.text += '\n'
      break
    case 'scene_list':
    case 'achievement':
      run.at.line = endOf(lines, place + 1, indent)
      break
    case 'stat_chart':
      showChart(run, lines, place)
      break
    default:
      if (!jumpHere(run, command, given)) setHere(run, command, given)
  }
}

/** Where an "if" goes on: in the branch that holds, or after all of them. */
function branchAt(run: ScriptRun, lines: readonly SceneLine[], first: number): number {
  const indent = lines[first]?.indent ?? 0
  for (let at = first; ;) {
    const line = lines[at]
    if (line?.command === 'else' || truth(run, line?.given ?? '')) return at + 1
    const end = endOf(lines, at + 1, indent)
    const next = lines[end]
    const goesOn = next?.indent === indent && /^else|^elsif$/u.test(next.command ?? '')
    if (!goesOn) return end
    at = end
  }
}

/** The choice in whose list an option stands: what stands before and is indented less. */
function choiceOf(lines: readonly SceneLine[], place: number): number {
  let indent = lines[place]?.indent ?? 0
  for (let at = place - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line || line.words === '' || line.indent >= indent) continue
    if (line.command === 'choice' || line.command === 'fake_choice') return at
    if (line.command === null && !isOption(line)) return -1
    indent = line.indent
  }
  return -1
}

const isListed = (lines: readonly SceneLine[], place: number) => choiceOf(lines, place) !== -1

/** An option that is come to from the one above it ends the choice. */
function choiceEnd(lines: readonly SceneLine[], place: number): number {
  const choice = choiceOf(lines, place)
  return endOf(lines, choice + 1, lines[choice]?.indent ?? 0)
}

function showChart(run: ScriptRun, lines: readonly SceneLine[], place: number): void {
  const end = endOf(lines, place + 1, lines[place]?.indent ?? 0)
  const rows = lines.slice(place + 1, end).map(({ words }) => words)
  run.text += chartRows(rows.filter((row) => row !== ''))
    .map((row) => wordsHere(run, chartLine(row)))
    .join('')
  run.at.line = end
}
