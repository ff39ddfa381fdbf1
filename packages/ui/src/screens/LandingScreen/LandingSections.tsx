import { memo, type ReactNode } from 'react'

import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { FeatureGrid } from '../../components/landing/FeatureGrid/FeatureGrid.tsx'
import { OceanArt } from '../../components/landing/OceanArt/OceanArt.tsx'
import { LampOnWater } from '../../components/account/LampOnWater/LampOnWater.tsx'
import { StepCards } from '../../components/landing/StepCards/StepCards.tsx'
import { useLandingMessages } from '../../messages/useLandingMessages.ts'
import { landingScreenStyles as styles } from './LandingScreen.styles.ts'

const featureIcons = {
  choices: 'banyan',
  visuals: 'image',
  mythology: 'lotus',
  endings: 'torana',
  character: 'user',
  achievements: 'star',
} as const
const featureNames = Object.keys(featureIcons) as (keyof typeof featureIcons)[]

interface WayIn {
  /** Where the stories are. */
  homeHref: string
}

// The pager draws itself anew at each step, and once it knows the screen; these stay as they are.
export const Hero = memo(function Hero({ homeHref }: WayIn) {
  const { landing: messages } = useLandingMessages()

  return (
    <div css={styles.stage}>
      <div css={styles.art}>
        <OceanArt />
      </div>
      <div css={styles.hero}>
        <p css={styles.inHindi} lang="hi">
          {messages.hero.hindi}
        </p>
        <h1 css={styles.title} id="home-title" tabIndex={-1}>
          {messages.hero.title}
        </h1>
        <p css={styles.lead}>{messages.hero.lead}</p>
        <ButtonLink href={homeHref} size="large" variant="primary">
          {messages.getStarted}
        </ButtonLink>
      </div>
    </div>
  )
})

export const WhatItIs = memo(function WhatItIs({ demo }: { demo: ReactNode }) {
  const { what } = useLandingMessages().landing

  return (
    <div css={[styles.column, styles.twoSides]}>
      <div css={styles.words}>
        <h2 css={styles.heading} id="what-it-is-title">
          {what.title}
        </h2>
        <p css={styles.lead}>{what.lead}</p>
      </div>
      {demo}
    </div>
  )
})

interface HowItWorksProps {
  /** Index of the step that is shown alone; null shows all. */
  card: number | null
  /** Addresses of the pictures of the steps, in their order. */
  pictures: readonly string[]
}

export function HowItWorks({ card, pictures }: HowItWorksProps) {
  const { how } = useLandingMessages().landing

  return (
    <div css={styles.column}>
      <h2 css={styles.heading} id="how-it-works-title">
        {how.title}
      </h2>
      <StepCards
        current={card}
        items={how.steps.map((step, at) => ({ ...step, picture: pictures[at] ?? '' }))}
      />
    </div>
  )
}

export const Features = memo(function Features() {
  const { features } = useLandingMessages().landing

  return (
    <div css={styles.column}>
      <h2 css={styles.heading} id="features-title">
        {features.title}
      </h2>
      <FeatureGrid
        items={featureNames.map((name) => ({ icon: featureIcons[name], ...features.items[name] }))}
      />
    </div>
  )
})

export const Call = memo(function Call({ homeHref }: WayIn) {
  const { landing: messages } = useLandingMessages()

  return (
    <div css={styles.stage}>
      <div css={styles.callArt}>
        <LampOnWater />
      </div>
      <div css={styles.call}>
        <h2 css={styles.callTitle} id="begin-title">
          {messages.call.title}
        </h2>
        <p css={styles.lead}>{messages.call.lead}</p>
        <ButtonLink href={homeHref} size="large" variant="primary">
          {messages.startLegend}
        </ButtonLink>
      </div>
    </div>
  )
})
