import { DraftStructure } from '@kathasagar/story/schema'
import { checkVariedText } from '@kathasagar/story'
import { teaStall } from '@kathasagar/story/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { AuthoredStoryContext } from '../../model/structure/storyLanguage.ts'
import { leadsTo } from '../../../../testing/plays.ts'
import { VariedLegend, VariedText, type VariedTextProps } from './VariedText.tsx'
import { partMessages } from '../../../../messages/partMessages.ts'

const structure = DraftStructure.parse(teaStall)
const language = {
  conditionFaults: () => [],
  textFaults: checkVariedText,
  usesOfVariable: () => [],
  renameVariable: () => structure,
}

function Held(props: VariedTextProps) {
  const [text, setText] = useState(props.value)

  return (
    <>
      <VariedText {...props} onChange={setText} value={text} />
      <VariedLegend />
    </>
  )
}

const meta = {
  title: 'Internal/Authoring/VariedText',
  tags: ['internal', 'role:author', 'role:admin'],
  component: VariedText,
  args: {
    label: partMessages.answer.text,
    value: 'She waits. {knows_pass: She does not look up.|She looks up.}',
    onChange: fn(),
    maxLength: 4000,
  },
  render: (args) => (
    <AuthoredStoryContext value={{ structure, language, lang: 'en' }}>
      <Held {...args} />
    </AuthoredStoryContext>
  ),
} satisfies Meta<typeof VariedText>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = { parameters: asSheet(() => ({ meta, Sound, Faulty })) }

export const Sound: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toBeValid()

    await userEvent.click(canvas.getByText('Syntax for text that varies'))
    await expect(canvas.getByText('{first|second|later}')).toBeVisible()
    await leadsTo(/Full syntax/, '/guide#living-stories')({ canvas })
  },
}

export const Faulty: Story = {
  args: { value: 'She waits.\nThen {knows_path: she goes|she stays}.' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(area).toBeInvalid()
    await expect(
      canvas.getByText(
        'Line 2, at “knows_path: she goes|she…”: The state has nothing named “knows_path”.',
      ),
    ).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Show in the text' }))
    await waitFor(() => expect(area).toHaveFocus())
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toMatch(/^knows_path/)
  },
}
