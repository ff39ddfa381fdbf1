import { DraftStructure } from '@kathasagar/story/schema'
import { PUBLISH_MINIMUMS } from '@kathasagar/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { onlyOnPhones } from '../../../../storybook/modes.ts'
import { openMemory } from '../../../authoring/model/structure/editorMemory.ts'
import { sampleCounts, sampleForm, sampleTaxonomy } from '../../../../testing/sampleForm.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, fits, shows, tells } from '../../../../testing/plays.ts'
import type { AdminStoryFormProps } from './AdminStoryForm.tsx'
import { AdminStoryFormScreen, type AdminStoryFormScreenProps } from './AdminStoryFormScreen.tsx'

const values = { ...sampleForm, story_system_prompt: 'The river never lies.', is_featured: false }

const form: Omit<AdminStoryFormProps, 'kind'> = {
  ...sampleTaxonomy,
  values,
  errors: {},
  counts: sampleCounts,
  onChange: fn(),
  editor: {
    findings: [],
    certificate: null,
    readStructure: (json) => ({ structure: DraftStructure.parse(JSON.parse(json)) }),
    floors: PUBLISH_MINIMUMS,
    onGoToField: fn(),
    memory: openMemory({ view: 'json' }),
  },
  draft: { onDiscard: fn() },
  keptVersion: 2,
  isUnsoundAsked: false,
  onUnsound: fn(),
  onClose: fn(),
  isBusy: false,
  failures: 0,
  onSubmit: fn(),
  onMend: fn(),
  leaving: { isAsking: false, hasLocalCopy: true, onClose: fn(), onLeave: fn() },
}

function Held(props: AdminStoryFormScreenProps) {
  const [typed, setTyped] = useState(props.form?.values ?? values)
  const held = props.form && {
    ...props.form,
    values: typed,
    onChange: (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes }),
  }

  return <AdminStoryFormScreen {...props} form={held} />
}

const meta = {
  title: 'Screens/AdminStoryFormScreen',
  tags: ['beta', 'role:admin'],
  component: AdminStoryFormScreen,
  args: {
    kind: 'update',
    status: 'ready',
    onRetry: fn(),
    backHref: '#stories',
    viewHref: '#game',
    versionsHref: '#versions',
    form,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Held {...args} />,
  decorators: inAdminShell,
} satisfies Meta<typeof AdminStoryFormScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(
      expect.arrayContaining([
        'Basic Information',
        'Categories and Tags',
        'Story Settings',
        'Game Configuration',
        'Story Structure (JSON)',
      ]),
    )
    await userEvent.click(canvas.getByLabelText('Content Rating'))
    const ratings = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(ratings).toEqual(['Everyone', 'Family', 'Teen (13+)', 'Mature (17+)'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('listbox', { name: 'Content Rating' })).toBeNull(),
    )
    await userEvent.type(canvas.getByLabelText('Story System Prompt'), ' Ever.')
    await userEvent.click(canvas.getByLabelText(/^Featured/))
    await expect(canvas.getByLabelText(/^Featured/)).toBeChecked()

    await userEvent.click(canvas.getByText('Save Changes'))

    await expect(form.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Create: Story = {
  args: { kind: 'create', viewHref: undefined, versionsHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add New Story' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'History' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'View story' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { status: 'loading', form: null },
  play: shows('Loading story...'),
}

export const Failed: Story = {
  args: { status: 'failed', form: null },
  play: claims(tells('alert', 'Failed to fetch data. Please try again.'), asksAgain),
}

export const UnsoundStructure: Story = {
  args: { form: { ...form, isUnsoundAsked: true } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/the story has no scenes: your edits/)).toBeInTheDocument()

    await userEvent.click(dialog.getByRole('button', { name: 'Save without scenes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Fix first' }))

    await expect(form.onUnsound).toHaveBeenNthCalledWith(1, true)
    await expect(form.onUnsound).toHaveBeenNthCalledWith(2, false)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: fits,
}
