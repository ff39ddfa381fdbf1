import { commandLine } from '../../../../scripts/commandLine.mjs'
import { HARM_FILE } from '../providers/harm/harmWeights.ts'
import { writeWeights } from './classifier/writeWeights.ts'
import { harmLessons, readHarmExamples } from './harm/judgeLines.ts'

commandLine({
  usage: `npm run evaluate -- fit-harm
Fits what tells harmful words from harmless ones, and writes the weights.`,
})

const examples = readHarmExamples()
const size = writeWeights(HARM_FILE, harmLessons(examples))
console.info(
  `${examples.length} lines, ${examples.filter(({ isHarmful }) => isHarmful).length} harmful; ${size} bytes`,
)
