import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { UiProvider } from '../../../providers/UiProvider.tsx'
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

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Still, OneAtATime })),
}

/** Where nothing may move, sections stand one under the other. */
export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('The foot of the page')
  },
}

/** A screen for each; what stands over them knows which one is read. */
export const OneAtATime: Story = {
  decorators: (StoryOf) => (
    <UiProvider motion="on">
      <StoryOf />
    </UiProvider>
  ),
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

/** Behind the last section lies the foot: the page's own, and no part of a section. */
export const AtTheFoot: Story = {
  decorators: (StoryOf) => (
    <UiProvider motion="on">
      <StoryOf />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const foot = canvas.getByRole('contentinfo')
    const isInSight = () => foot.getBoundingClientRect().bottom <= window.innerHeight

    await userEvent.keyboard('{End}')
    await waitFor(() => expect(isInSight()).toBe(true))

    await expect(canvas.getByRole('main')).not.toContainElement(foot)
    await expect(canvas.getByRole('button', { name: 'The lamp' })).toHaveAttribute('aria-current')
  },
}
