import { expect, test } from 'vitest'

import { weighHarm } from '../../providers/harm/harmWeights.ts'
import { evaluationText } from '../../providers/testing/evaluationFiles.ts'
import { judgeLines, type JudgedLine } from './judgeLines.ts'
import { isOfSelfHarm, parseHarmLines } from './parseHarmLines.ts'

const lines = judgeLines(parseHarmLines(evaluationText('harm/unseen.tsv')), weighHarm)
const shareOf = (some: readonly JudgedLine[], isSo: (line: JudgedLine) => boolean) =>
  some.filter(isSo).length / some.length

test.each(['te', 'gu', 'kn', 'ml', 'ur'])(
  'of lines in %s that are learnt from nowhere, harmful ones are caught and harmless ones played',
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

test('whoever speaks of hurting themself in these is shown help', () => {
  const despair = lines.filter(isOfSelfHarm)

  expect(shareOf(despair, ({ heard }) => heard?.needsHelp === true)).toBeGreaterThanOrEqual(0.9)
})
