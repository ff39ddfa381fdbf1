import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { fullEnglish } from '../../../../messages/fullEnglish.ts'
import { asPage, onlyOnDesks, onlyOnPhones } from '../../../../storybook/modes.ts'
import { Footer } from '../../../shell/components/Footer/Footer.tsx'
import { leadsTo } from '../../../../testing/plays.ts'
import { withMotion } from '../../../../testing/decorators.tsx'
import { LandingScreen } from './LandingScreen.tsx'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const meta = {
  title: 'Screens/LandingScreen',
  tags: ['beta', 'role:player'],
  component: LandingScreen,
  args: {
    homeHref: '#stories',
    pictures: [],
    demo: <p>“A boatman waits.” You get in.</p>,
    footer: <Footer items={[{ label: fullEnglish.site.nav.terms, href: '#terms' }]} />,
  },
  parameters: asPage,
} satisfies Meta<typeof LandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Still: Story = {
  parameters: onlyOnDesks,
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 })

    await expect(headings).toHaveLength(4)
    await expect(canvasElement.querySelector('[data-paged]')).toHaveAttribute('data-paged', 'false')
    await leadsTo('Get Started', '#stories')({ canvas })
    await expect(canvas.getByRole('link', { name: 'Begin Your Saga' })).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Start Your Legend' })).toBeInTheDocument()
  },
}

export const Phone: Story = {
  decorators: withMotion('on'),
  globals: { viewport: { value: 'mobile1' } },
  parameters: onlyOnPhones,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const painting = canvasElement.querySelector('#home svg')?.getBoundingClientRect()
    const words = canvas.getByText(/told to you one turn/).getBoundingClientRect()
    await expect(words.bottom).toBeLessThanOrEqual(painting?.top ?? 0)

    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))

    await expect(canvas.getByRole('link', { name: 'How it works' })).toBeVisible()
  },
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
