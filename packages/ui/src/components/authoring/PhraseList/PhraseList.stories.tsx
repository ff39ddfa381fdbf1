import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { partMessages } from '../../../messages/partMessages.ts'
import { kept } from '../../../testing/kept.ts'
import { PhraseList } from './PhraseList.tsx'

const meta = {
  title: 'Authoring/PhraseList',
  tags: ['internal', 'role:author', 'role:admin'],
  component: PhraseList,
  args: {
    label: partMessages.choice.also,
    value: ['what happened to your husband', 'tell me about the avalanche'],
    onChange: fn(),
    most: 40,
    maxLength: 200,
  },
  render: kept(PhraseList),
} satisfies Meta<typeof PhraseList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      Adding,
      Full,
      Hindi: { args: { lang: 'hi', value: ['चाय पी लो', 'उसके साथ बैठो', 'एक प्याली और माँगो'] } },
    }),
    { touched: 'Adding' },
  ),
}

/** Enter adds, a paste of lines adds all of them, and what is there already is not added twice. */
export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Add to “Players may also say”' })
    await userEvent.type(field, 'where is he{Enter}where is he{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(field).toHaveFocus())

    await userEvent.paste('who was he\n\n the man you lost \n')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'what happened to your husband',
      'tell me about the avalanche',
      'where is he',
      'who was he',
      'the man you lost',
    ])
  },
}

/** What is typed counts when the field is left. */
export const Leaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'where is he')
    await userEvent.tab()

    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['where is he']))
  },
}

/** Chips are reached, changed and removed by keys alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['what happened to your husband'])

    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('what happened to your husband')
    await userEvent.keyboard('?{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['what happened to your husband?'])
  },
}

/** The limit shows once it is near, and nothing more can be added at it. */
export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).toBeNull()

    await userEvent.type(canvas.getByRole('textbox'), 'where is he{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of at most 3')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
