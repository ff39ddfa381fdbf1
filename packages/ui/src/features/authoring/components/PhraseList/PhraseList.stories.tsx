import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { partMessages } from '../../../../messages/partMessages.ts'
import { withState } from '../../../../testing/withState.ts'
import { PhraseList } from './PhraseList.tsx'

const meta = {
  title: 'Authoring/PhraseList',
  tags: ['internal', 'role:author', 'role:admin', '!autodocs'],
  component: PhraseList,
  args: {
    label: partMessages.choice.also,
    value: ['what happened to your husband', 'tell me about the avalanche'],
    onChange: fn(),
    most: 40,
    maxLength: 200,
  },
  render: withState(PhraseList),
} satisfies Meta<typeof PhraseList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
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

export const LongLines: Story = {
  args: { value: [], maxLength: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('who was he\nthe man you lost in the snow\nthe man you love')

    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(['who was he', 'the man you'])
  },
}

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

export const Saving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'where is he{Control>}s{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['where is he']))

    await userEvent.click(canvas.getByRole('row', { name: 'where is he' }))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(' now{Control>}s{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'what happened to your husband',
      'tell me about the avalanche',
      'where is he now',
    ])
  },
}

export const Composing: Story = {
  args: { lang: 'hi' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'चाय पी')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(args.onChange).not.toHaveBeenCalled()

    await userEvent.type(field, ' लो{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['चाय पी लो']))
  },
}

export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).toBeNull()

    await userEvent.type(canvas.getByRole('textbox'), 'where is he{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of at most 3')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveFocus())
  },
}

export const InItsPlace: Story = {
  args: { most: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('row', { name: 'what happened to your husband' })
    await userEvent.click(chip)
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()

    await userEvent.click(chip)
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('?')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith([
      'what happened to your husband?',
      'tell me about the avalanche',
    ])
  },
}
