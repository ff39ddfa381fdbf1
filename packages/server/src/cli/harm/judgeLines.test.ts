import { expect, test } from 'vitest'

import { scoreHarm } from '../../providers/harm/harmWeights.ts'
import { evaluationText } from '../../providers/testing/evaluationFiles.ts'
import { isOfSelfHarm, type JudgedLine, judgeLines, parseHarmLines } from './judgeLines.ts'

const judged = (file: string) => judgeLines(parseHarmLines(evaluationText(file)), scoreHarm)
const lines = judged('harm/unseen.tsv')
const byStrangers = judged('harm/strangers.tsv')
const shareOf = (some: readonly JudgedLine[], isSo: (line: JudgedLine) => boolean) =>
  some.filter(isSo).length / some.length

test.each(['te', 'gu', 'kn', 'ml', 'ur'])(
  'classifies most lines correctly in %s, which are not used for fitting',
  (language) => {
    const own = lines.filter((line) => line.language === language)
    const harmful = own.filter(({ isHarmful }) => isHarmful)

    expect(harmful.length).toBeGreaterThan(20)
    expect(shareOf(harmful, ({ heard }) => heard !== null)).toBeGreaterThanOrEqual(0.85)
    expect(
      shareOf(own, ({ isHarmful, heard }) => !isHarmful && heard !== null),
    ).toBeLessThanOrEqual(0.08)
  },
)

test('offers help for lines about self-harm', () => {
  const despair = lines.filter(isOfSelfHarm)

  expect(shareOf(despair, ({ heard }) => heard?.needsHelp === true)).toBeGreaterThanOrEqual(0.9)
})

test.each(['en', 'hi', 'bn', 'mr', 'ta', 'te', 'gu', 'kn', 'ml', 'ur'])(
  'classifies nearly all lines of an independent author correctly in %s, in native and Latin script',
  (language) => {
    const own = byStrangers.filter((line) => line.language === language)
    const harmless = own.filter(({ isHarmful }) => !isHarmful)
    const harmful = own.filter(({ isHarmful }) => isHarmful)

    expect(Math.min(harmful.length, harmless.length)).toBeGreaterThanOrEqual(8)
    expect(harmful.filter(({ heard }) => heard === null).length).toBeLessThanOrEqual(1)
    expect(harmless.filter(({ heard }) => heard !== null).length).toBeLessThanOrEqual(1)
  },
)

test('misclassifies few lines of independent authors, and offers help for despair', () => {
  const isRight = ({ isHarmful, heard }: JudgedLine) => isHarmful === (heard !== null)
  const despair = byStrangers.filter(isOfSelfHarm)

  expect(shareOf(byStrangers, isRight)).toBeGreaterThanOrEqual(0.97)
  expect(shareOf(despair, ({ heard }) => heard?.needsHelp === true)).toBeGreaterThanOrEqual(0.96)
})
