import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { Form, type FormRefusal } from './Form.tsx'
import { FormDialog } from './FormDialog.tsx'
import type { FormEntry } from './formFields.ts'

type Name = 'title' | 'about' | 'secret' | 'kind' | 'nights' | 'isPublic'
const blank: Record<Name, string> = {
  title: '',
  about: '',
  secret: '',
  kind: 'river',
  nights: '3',
  isPublic: '',
}
const filled = { ...blank, title: 'The Last Ferry', about: 'Three nights on one river.' }
const fields: readonly FormEntry<Name>[] = [
  { name: 'title', label: 'Title', missing: 'A title is required', hint: 'Players see it first' },
  { name: 'about', kind: 'area', label: 'Description' },
]

const meta = {
  title: 'Components/Layout/Form',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Form<Record<Name, string>>,
  args: {
    fields,
    initialValues: filled,
    submitLabel: 'Save',
    busyLabel: 'Saving...',
    doneMessage: 'Saved',
    onSubmit: fn(async (): Promise<FormRefusal<Name> | null> => null),
  },
} satisfies Meta<typeof Form<Record<Name, string>>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const kinds = [
  { value: 'river', label: 'River tales' },
  { value: 'ghost', label: 'Ghost stories' },
]

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Saved,
      FirstError,
      Refused,
      Busy,
      Kinds: {
        args: {
          fields: [
            ...fields,
            { name: 'secret', kind: 'password', label: 'Password' },
            { name: 'isPublic', kind: 'toggle', label: 'Public', hint: 'Anyone can read it' },
            {
              kind: 'group',
              label: 'Place',
              fields: [
                { name: 'kind', kind: 'select', label: 'Category', items: kinds },
                { name: 'nights', kind: 'number', label: 'Nights', min: 1 },
              ],
            },
          ],
          notice: 'By saving you agree to the terms.',
          cancelLabel: 'Cancel',
          extra: { label: 'Reset', onPress: async () => null },
        },
      },
      Inline: { args: { isInline: true, width: 'full' } },
      Radios: {
        args: {
          fields: [{ name: 'kind', kind: 'radio', label: 'Category', items: kinds }],
          width: 'narrow',
          isFullWidth: true,
        },
      },
    }),
    { isWide: true },
  ),
}

const title = () => screen.getByRole('textbox', { name: 'Title' })

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(title(), ' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(filled)
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await userEvent.type(title(), '!')
    await expect(canvas.queryByText('Saved')).toBeNull()
  },
}

export const FirstError: Story = {
  args: { initialValues: { ...blank } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title()).toHaveFocus())
    await expect(title()).toHaveAccessibleDescription(/A title is required/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('F{Backspace}')
    await expect(title()).toBeValid()
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(async () => ({ message: 'Not saved.', errors: { about: 'Too short' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved.')
    const about = canvas.getByRole('textbox', { name: 'Description' })
    await waitFor(() => expect(about).toHaveFocus())
    await expect(title()).toHaveValue('The Last Ferry')
    await userEvent.keyboard('!')
    await expect(about).toBeValid()
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<null>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(title(), '{Enter}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const TypedMeanwhile: Story = {
  args: {
    initialValues: { ...blank },
    resets: ['title'],
    onSubmit: fn(() => new Promise<null>((resolve) => setTimeout(() => resolve(null), 200))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(title(), 'One{Enter}')
    await userEvent.type(title(), ' more')
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(title()).toHaveValue('One more')

    await userEvent.type(title(), '{Enter}')
    await waitFor(() => expect(title()).toHaveValue(''))
    await expect(title()).toBeValid()
  },
}

export const Live: Story = {
  args: {
    fields: [{ name: 'secret', kind: 'password', label: 'Password', isLive: true }],
    resets: ['secret'],
    errorsOf: ({ secret }) => ({ secret: secret.length < 8 ? 'At least 8 characters' : undefined }),
  },
  play: async ({ canvas, userEvent }) => {
    const secret = canvas.getByLabelText('Password')
    await userEvent.type(secret, 'lamp')
    await expect(secret).toHaveAccessibleDescription(/At least 8/)
    await userEvent.type(secret, 'light')
    await expect(secret).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(secret).toHaveValue(''))
  },
}

export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { onClose: fn() },
  render: ({ onClose, ...args }) => (
    <FormDialog
      {...args}
      cancelLabel="Cancel"
      onClose={() => onClose?.()}
      takesFocus
      title="Edit the story"
    />
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit the story' })
    await waitFor(() => expect(title()).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
