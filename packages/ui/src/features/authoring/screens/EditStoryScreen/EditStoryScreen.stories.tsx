import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import {
  sampleCounts,
  sampleEditor,
  sampleForm,
  samplePreview,
  sampleTaxonomy,
} from '../../../../testing/sampleForm.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { tells } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import {
  type EditStoryFormProps,
  EditStoryScreen,
  type EditStoryScreenProps,
} from './EditStoryScreen.tsx'

const form: EditStoryFormProps = {
  ...sampleTaxonomy,
  values: sampleForm,
  errors: {},
  counts: sampleCounts,
  tab: 'basic',
  onTabChange: fn(),
  onChange: fn(),
  editor: sampleEditor,
  view: 'few',
  onAllFields: fn(),
  story: samplePreview(sampleForm),
  draft: { onDiscard: fn() },
  backHref: '#mine',
  onClose: fn(),
  isBusy: false,
  failures: 0,
  onSubmit: fn(),
  onMend: fn(),
  leaving: { isAsking: false, hasLocalCopy: true, onClose: fn(), onLeave: fn() },
}

function Held(props: EditStoryScreenProps) {
  const [values, setValues] = useState(sampleForm)
  const [view, setView] = useState(props.form?.view ?? 'few')
  const [tab, setTab] = useState(props.form?.tab ?? 'basic')
  const held = props.form && {
    ...props.form,
    values,
    view,
    tab,
    story: samplePreview(values),
    onChange: (changes: Partial<typeof values>) => setValues({ ...values, ...changes }),
    onAllFields: () => setView('all'),
    onTabChange: setTab,
  }

  return <EditStoryScreen {...props} form={held} />
}

const meta = {
  title: 'Screens/EditStoryScreen',
  tags: ['beta', 'role:author'],
  component: EditStoryScreen,
  args: {
    status: 'ready',
    onRetry: fn(),
    onBack: fn(),
    versionsHref: '#versions',
    previewLinkHref: '#preview-link',
    form,
  },
  render: (args) => <Held {...args} />,
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof EditStoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const sections = ['Basic Information', 'Categorization', 'Settings']
    for (const name of sections) await expect(canvas.getByRole('region', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to My Stories' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(form.onClose).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(form.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit scenes' }))
    await expect(
      await canvas.findByRole('tab', { name: 'Story Structure', selected: true }),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  args: { status: 'failed', form: null, error: 'Failed to load story details' },
  play: tells('alert', 'Failed to load story details'),
}
