import { checkCondition, checkVariedText } from '@kathasagar/story'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { ConditionField } from '../features/authoring/components/NameField/NameField.tsx'
import { VariedText } from '../features/authoring/components/VariedText/VariedText.tsx'
import { UiProvider } from '../design-system/providers/UiProvider.tsx'
import {
  AuthoredStoryContext,
  type AuthoredStory,
} from '../features/authoring/model/structure/storyLanguage.ts'
import { hi } from './hi.ts'

beforeAll(async () => {
  await Promise.all([hi.further.authoring(), hi.further.storyParts()])
})
afterEach(cleanup)

const story: AuthoredStory = {
  structure: {
    start_node: 'a',
    nodes: {},
    state: { भरोसा: { number: [0, 5] }, मिला: { flag: false }, रंग: { one_of: ['लाल', 'नीला'] } },
  },
  language: {
    conditionFaults: checkCondition,
    textFaults: checkVariedText,
    usesOfVariable: () => [],
    renameVariable: (structure) => structure,
  },
}

const open = (Field: typeof ConditionField | typeof VariedText, value: string) =>
  act(async () => {
    render(
      <UiProvider locale="hi" messages={hi}>
        <AuthoredStoryContext value={story}>
          <Field label="पाठ" maxLength={500} onChange={() => {}} value={value} />
        </AuthoredStoryContext>
      </UiProvider>,
    )
  })

/** Waits until lazy components have loaded. Returns the text of the page. */
async function shown() {
  await act(async () => undefined)
  return document.body.textContent
}

test.each([
  ['भरोसा >=', 'अक्षर 9 पर: यहाँ कोई नाम या मान नहीं है।'],
  ['भरोसा = 2', 'तुलना के लिए “==” लिखें।'],
  ['साहस > 1', 'स्थिति में “साहस” नाम का कुछ नहीं है।'],
  ['रंग == "हरा"', 'ऐसा कभी नहीं होता: यह हो सकता है “लाल”, “नीला”।'],
  ['मिला भरोसा', 'इससे पहले कुछ छूटा है'],
])('shows the error of the condition %s in Hindi', async (condition, sentence) => {
  await open(ConditionField, condition)

  await expect.poll(shown).toContain(sentence)
})

test.each([
  ['तुम {एक', 'यह कोष्ठक बंद नहीं हुआ।'],
  ['{मिला: हाँ | ना | शायद}', 'शर्त का एक पाठ तब के लिए होता है'],
  ['{=मिला}', 'हाँ-ना वाली स्थिति के अपने शब्द नहीं होते'],
])('shows the error of the text %s in Hindi', async (text, sentence) => {
  await open(VariedText, text)

  await expect.poll(shown).toContain(sentence)
})
