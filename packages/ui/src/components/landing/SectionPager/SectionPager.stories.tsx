import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { withMotion } from '../../../testing/decorators.tsx'
import { SectionPager } from './SectionPager.tsx'

const section = (id: string, label: string) => ({
  id,
  label,
  render: () => (
    <h2 id={`${id}-title`} style={{ placeSelf: 'center' }}>
      {label}
    </h2>
  ),
})

const meta = {
  title: 'Landing/SectionPager',
  tags: ['internal', 'role:player'],
  component: SectionPager,
  args: {
    items: [section('one', 'The door'), section('two', 'The hall'), section('three', 'The lamp')],
    footer: <footer>The foot of the page</footer>,
    header: ({ current, goTo }) => (
      <button onClick={() => goTo(2)} type="button">
        Section {current + 1}, go to the last
      </button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionPager>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, Still: {}, OneAtATime })) }

export const OneAtATime: Story = {
  decorators: withMotion('on'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Section 1, go to the last' }))

    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'The lamp' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    )
    await expect(canvas.getByRole('button', { name: /^Section 3/ })).toBeVisible()
  },
}
