import { DraftStructure } from '@kathasagar/story/schema'
import { PUBLISH_MINIMUMS } from '@kathasagar/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'

import { asPage, onlyOnPhones } from '../../../../storybook/modes.ts'
import { openMemory } from '../../../authoring/model/structure/structureHistory.ts'
import { sampleCounts, sampleForm, sampleTaxonomy } from '../../../../testing/sampleForm.ts'
import { inAdminShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, fits, tells } from '../../../../testing/plays.ts'
import { AdminStoryFormScreen } from './AdminStoryFormScreen.tsx'
import type { AdminStoryFormProps, AdminStoryFormScreenProps } from './AdminStoryFormScreen.tsx'

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
  parameters: asPage,
  render: (args) => <Held {...args} />,
  decorators: inAdminShell,
} satisfies Meta<typeof AdminStoryFormScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Create: Story = {
  args: { kind: 'create', viewHref: undefined, versionsHref: undefined },
}

export const Loading: Story = { args: { status: 'loading', form: null } }

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
