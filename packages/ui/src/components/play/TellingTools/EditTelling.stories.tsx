import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import type { NotKept } from '../../../play/storyMemory.ts'
import { EditTelling } from './EditTelling.tsx'

const told = 'Reeds close over the path behind you.'

const meta = {
  title: 'Play/EditTelling',
  tags: ['internal', 'role:player'],
  component: EditTelling,
  args: {
    text: told,
    lang: 'en',
    onSave: fn(async (): Promise<NotKept | null> => null),
    onClose: fn(),
  },
} satisfies Meta<typeof EditTelling>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Kept, Refused, Declined })),
}

export const Kept: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^What the telling/ })
    await waitFor(() => expect(words).toHaveFocus())
    await userEvent.clear(words)
    await userEvent.type(words, 'Rushes close over it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith('Rushes close over it.')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** Nothing was changed: there is nothing to keep, and nothing is sent. */
export const Unchanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LeftByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^What the telling/ }),
      ' And a heron.{Escape}',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** It could not be kept: what was typed stands where it stood. */
export const Refused: Story = {
  args: { onSave: fn(async (): Promise<NotKept | null> => ({})) },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^What the telling/ })
    await userEvent.type(words, ' And a heron.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(words).toHaveAccessibleDescription(/Your words are still here/))
    await expect(words).toHaveValue(`${told} And a heron.`)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The story does not take these words. */
export const Declined: Story = {
  args: {
    onSave: fn(async (): Promise<NotKept | null> => ({
      declined: { kind: 'hate', detail: 'Not here.' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^What the telling/ }), ' Words.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('note')).toBeVisible()
  },
}
