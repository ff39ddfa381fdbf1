import { HARM_FILE } from '../providers/harm/harmWeights.ts'
import { writeWeights } from './classifier/writeWeights.ts'
import { harmLessons, readHarmExamples } from './harm/judgeLines.ts'

const examples = readHarmExamples()
const size = writeWeights(HARM_FILE, harmLessons(examples))
console.info(`${examples.length} lines; ${size} bytes`)
