import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import {
  sampleCounts,
  sampleEditor,
  sampleForm,
  sampleTaxonomy,
} from '../../../../testing/sampleForm.ts'
import { createOptions, editOptions } from '../../model/storyOptions.ts'
import { below } from '../../../../testing/decorators.tsx'
import { withState } from '../../../../testing/withState.ts'
import { StoryFormTabs } from './StoryFormTabs.tsx'

const meta = {
  title: 'Internal/Authoring/StoryFormTabs',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StoryFormTabs,
  args: {
    ...sampleTaxonomy,
    values: sampleForm,
    errors: {},
    counts: sampleCounts,
    options: createOptions,
    tab: 'basic',
    onTabChange: fn(),
    onChange: fn(),
    editor: sampleEditor,
  },
  render: withState(withState(StoryFormTabs, { value: 'values', isMerged: true }), {
    value: 'tab',
    change: 'onTabChange',
  }),
  decorators: below(<h1>Create Your Story</h1>),
} satisfies Meta<typeof StoryFormTabs>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      BasicInfo,
      Details: { args: { tab: 'details' } },
      DetailsWithoutScenes: { args: { tab: 'details', counts: null, options: editOptions } },
      Gameplay: { args: { tab: 'gameplay' } },
      StoryStructure: { args: { tab: 'structure' } },
      Faulty,
      TaxonomyFailed: { args: { categories: [], tags: [], onRetryTaxonomy: fn() } },
      TagsLoading: { args: { tags: null } },
    }),
    { isWide: true },
  ),
}

export const BasicInfo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'River' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      tag_ids: [...sampleForm.tag_ids, sampleTaxonomy.tags[1]?.id],
    })
    canvas.getByRole('tab', { name: 'Basic Info' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Details', selected: true })).toHaveFocus(),
    )
  },
}

export const NearlyTooLong: Story = {
  args: { values: { ...sampleForm, title: 'a'.repeat(STORY_LIMITS.titleMax - 1) } },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveAccessibleDescription('119 of at most 120 characters'))
    await userEvent.type(title, 'bcd')
    await expect(title).toHaveAccessibleDescription('120 of at most 120 characters')
    await expect(canvas.getByRole('textbox', { name: 'Tagline' })).toHaveAccessibleDescription(
      /^One sentence/,
    )
  },
}

export const Faulty: Story = {
  args: {
    errors: {
      title: 'Title is required',
      category_id: 'Category is required',
      health_max: 'Must be at least 1',
    },
    values: { ...sampleForm, title: '', category_id: '', health_max: '0' },
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Basic Info 2 fields to correct' })
    await expect(tab).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Gameplay 1 field to correct' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid()
  },
}
