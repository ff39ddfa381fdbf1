import { SHAPES, shapeOf } from '@kathasagar/story/shapes'
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
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { CreateStoryScreen, type CreateStoryScreenProps } from './CreateStoryScreen.tsx'

const blank = {
  ...sampleForm,
  title: '',
  tagline: '',
  story_description: '',
  story_prompt: '',
  cover_image_url: '',
  category_id: '',
  tag_ids: [],
}

function Held(props: CreateStoryScreenProps) {
  const [values, setValues] = useState(props.values)
  const [tab, setTab] = useState(props.tab)

  return (
    <CreateStoryScreen
      {...props}
      onChange={(changes) => setValues({ ...values, ...changes })}
      onNext={setTab}
      onTabChange={setTab}
      story={samplePreview(values)}
      tab={tab}
      values={values}
    />
  )
}

const meta = {
  title: 'Screens/CreateStoryScreen',
  tags: ['beta', 'role:author'],
  component: CreateStoryScreen,
  args: {
    ...sampleTaxonomy,
    values: sampleForm,
    errors: {},
    counts: sampleCounts,
    tab: 'basic',
    onTabChange: fn(),
    onChange: fn(),
    editor: { ...sampleEditor, tools: { exchange: { read: fn(), write: fn() } } },
    story: samplePreview(sampleForm),
    beginning: {
      ideaDraft: null,
      shapes: SHAPES.map((name) => ({ name, structure: shapeOf(name, 'en') })),
      onShape: fn(),
    },
    draft: { keptAt: '14:32', onDiscard: fn() },
    isBusy: false,
    failures: 0,
    onNext: fn(),
    onSubmit: fn(),
    leaving: { isAsking: false, hasLocalCopy: true, onClose: fn(), onLeave: fn() },
  },
  render: (args) => <Held {...args} />,
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof CreateStoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

export const NextOnAPhone: Story = {
  args: { values: blank },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^\S+: / }))

    const { top } = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(top).toBeLessThan(window.innerHeight)
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
