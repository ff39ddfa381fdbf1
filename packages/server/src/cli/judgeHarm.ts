import { readFileSync } from 'node:fs'

import { commandLine } from '../../../../scripts/commandLine.mjs'
import { scoreHarm } from '../providers/harm/harmWeights.ts'
import { isOfSelfHarm, judgeLines, judgeUnseen, parseHarmLines } from './harm/judgeLines.ts'
import type { HarmLine, JudgedLine } from './harm/judgeLines.ts'

/** Lists the errors of the harm classifier. By default, cross-validates on the independent sets. */
const usage = `npm run evaluate -- judge-harm [file.tsv]
Judges a table of lines as a player’s words are judged, and lists what it gets wrong.
Each row holds a language, harmful or harmless, a kind, and words.
Without a table the sets that others wrote are judged, each by weights fitted without it.`
const [file] = commandLine({ usage, allowPositionals: true }).positionals
const judged =
  file === undefined
    ? judgeUnseen()
    : judgeLines(parseHarmLines(readFileSync(file, 'utf8')), scoreHarm)
function share(lines: readonly JudgedLine[], isSo: (line: JudgedLine) => boolean): string {
  const so = lines.filter(isSo).length
  return lines.length === 0 ? '' : `${((100 * so) / lines.length).toFixed(1)} % of ${lines.length}`
}

const isCaught = ({ heard }: JudgedLine) => heard !== null
const isSidestepped = ({ heard }: JudgedLine) => heard?.kind === 'unclear'
const rowOf = (lines: readonly JudgedLine[]) => ({
  'harmful caught': share(
    lines.filter(({ isHarmful }) => isHarmful),
    isCaught,
  ),
  'of them sidestepped': share(
    lines.filter(({ isHarmful }) => isHarmful),
    isSidestepped,
  ),
  'self-harm with help': share(
    lines.filter((line) => isOfSelfHarm(line)),
    ({ heard }) => heard?.needsHelp === true,
  ),
  'harmless declined': share(
    lines.filter(({ isHarmful }) => !isHarmful),
    (line) => isCaught(line) && !isSidestepped(line),
  ),
  'harmless sidestepped': share(
    lines.filter(({ isHarmful }) => !isHarmful),
    isSidestepped,
  ),
})
function tell(by: (line: HarmLine) => string) {
  const groups = Object.entries(Object.groupBy(judged, by))
  console.table(Object.fromEntries(groups.map(([name, lines = []]) => [name, rowOf(lines)])))
}
tell(() => 'all')
tell(({ language }) => language)
tell(({ isHarmful, kind }) => `${isHarmful ? 'harmful' : 'harmless'} ${kind}`)

const told = ({ harm, language, kind, text, heard }: JudgedLine) =>
  [harm.toFixed(2), heard?.kind ?? '', language, kind, text].join('\t')
console.info('\nHarmful and taken as play:')
for (const line of judged) if (line.isHarmful && !isCaught(line)) console.info(told(line))
console.info('\nAbout hurting oneself and without help:')
for (const line of judged)
  if (isOfSelfHarm(line) && !line.heard?.needsHelp) console.info(told(line))
console.info('\nHarmless and stopped:')
for (const line of judged) if (!line.isHarmful && isCaught(line)) console.info(told(line))
