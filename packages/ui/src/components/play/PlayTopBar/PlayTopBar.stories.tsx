import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { onlyOnPhones } from '../../../../../../.storybook/modes.ts'
import { KnowHowPanel } from '../KnowHowPanel/KnowHowPanel.tsx'
import { hasNo, tells } from '../../../testing/plays.ts'
import { PlayTopBar } from './PlayTopBar.tsx'

const meta = {
  title: 'Play/PlayTopBar',
  tags: ['stable', 'role:player'],
  component: PlayTopBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'A Moon Too Early for the Well', lang: 'en', onBack: fn() },
} satisfies Meta<typeof PlayTopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Titled, Untitled, OnlyBack, LongTitle })),
}

export const Titled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^A Moon Too Early/)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** A story without a name. */
export const Untitled: Story = {
  args: { title: '' },
  play: tells('heading', 'Story'),
}

/** While nothing is loaded there is only the way back. */
export const OnlyBack: Story = {
  args: { title: null },
  play: hasNo('heading'),
}

export const LongTitle: Story = {
  args: {
    title: 'The Long Night in Which Seven Lamps Were Carried Across a River That Had No Bank',
  },
}

/** Help that hangs from a narrow bar keeps the words of its buttons. */
export const HelpOpen: Story = {
  args: {
    help: <KnowHowPanel models={null} onShowKeys={fn()} xpCosts={DEFAULT_XP_COSTS} />,
  },
  parameters: {
    ...onlyOnPhones,
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Know How' }))

    await expect(canvas.getByText('Keys').getBoundingClientRect().width).toBeGreaterThan(20)
  },
}
