import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { StoryConflict } from './StoryConflict.tsx'

const meta = {
  title: 'Authoring/StoryConflict',
  tags: ['beta', 'role:author', 'role:admin'],
  component: StoryConflict,
  args: { who: 'Nirupama Joshi', time: 'Mar 9, 14:32', onCopy: fn(), onLoad: fn() },
} satisfies Meta<typeof StoryConflict>
export default meta
type Story = StoryObj<typeof meta>

/** Every prop to try: change them below. */
export const Playground: Story = { tags: ['!test'] }

/** The states below, beside one another. */
export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, ChangedElsewhere, SameParts, ByNobodyAnymore, Copying })),
}

export const ChangedElsewhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was overwritten.')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine as a copy' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Load theirs' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

/** Each part that both changed is chosen before it is saved; nothing is chosen for the author. */
export const SameParts: Story = {
  args: {
    onSettle: fn(),
    clashes: [
      { part: ['title'], mine: 'The Gate at Noon', theirs: 'The Open Gate' },
      {
        part: ['story_structure', 'nodes', 'yard'],
        mine: { title: 'The Yard', text: 'A lamp burns.', choices: [] },
        theirs: {
          title: 'The Yard',
          text: 'Nobody has lit the lamp.',
          choices: [{ text: 'Light it', target: 'lit' }],
        },
      },
      { part: ['story_structure', 'cast', 'porter'], mine: null, theirs: { name: 'The porter' } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save with these choices' })
    await expect(save).toBeDisabled()
    const title = within(canvas.getByRole('radiogroup', { name: 'Title' }))
    const yard = within(canvas.getByRole('radiogroup', { name: 'Scene “yard”' }))
    const porter = within(canvas.getByRole('radiogroup', { name: 'Person “porter”' }))
    await userEvent.click(title.getByText('The Open Gate'))
    await userEvent.click(yard.getByText(/A lamp burns/))
    await expect(canvas.getByText('1 part left to choose.')).toBeVisible()
    await userEvent.click(porter.getByText('Taken out'))
    await userEvent.click(save)
    await expect(args.onSettle).toHaveBeenCalledWith([
      { part: ['title'], keep: 'theirs' },
      { part: ['story_structure', 'nodes', 'yard'], keep: 'mine' },
      { part: ['story_structure', 'cast', 'porter'], keep: 'mine' },
    ])
  },
}

export const ByNobodyAnymore: Story = { args: { who: null } }

export const Copying: Story = { args: { isBusy: true } }
