import { memo, type ReactNode, type MouseEvent } from 'react'

import { SectionPager } from '../../components/SectionPager/SectionPager.tsx'
import type { PagerSection, PagerState } from '../../components/SectionPager/SectionPager.tsx'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Logo } from '../../../shell/components/Logo/Logo.tsx'
import { useDropdown } from '../../../../design-system/hooks/useDropdown.ts'
import { landingHeaderStyles as styles } from './LandingHeader.styles.ts'
import { FeatureGrid } from '../../components/FeatureGrid/FeatureGrid.tsx'
import { OceanArt } from '../../components/OceanArt/OceanArt.tsx'
import { LampOnWater } from '../../../account/components/LampOnWater/LampOnWater.tsx'
import { landingScreenStyles } from './LandingScreen.styles.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { stepCardsStyles } from './StepCards.styles.ts'

export interface LandingScreenProps {
  homeHref: string
  /** URLs of six pictures, one per step. */
  pictures: readonly string[]
  demo: ReactNode
  footer: ReactNode
}

export function LandingScreen({ homeHref, pictures, demo, footer }: LandingScreenProps) {
  const { hero, what, how, features, call } = useLandingMessages().landing

  const sections: readonly PagerSection[] = [
    {
      id: 'home',
      label: hero.label,
      isNight: true,
      render: () => <Hero homeHref={homeHref} />,
    },
    { id: 'what-it-is', label: what.label, render: () => <WhatItIs demo={demo} /> },
    {
      id: 'how-it-works',
      label: how.label,
      cards: how.steps.length,
      render: (card) => (
        <div css={landingScreenStyles.column}>
          <h2 css={landingScreenStyles.heading} id="how-it-works-title">
            {how.title}
          </h2>
          <StepCards
            current={card}
            items={how.steps.map((step, at) => ({ ...step, picture: pictures[at] ?? '' }))}
          />
        </div>
      ),
    },
    { id: 'features', label: features.label, render: () => <Features /> },
    {
      id: 'begin',
      label: call.label,
      isNight: true,
      render: () => <Call homeHref={homeHref} />,
    },
  ]

  return (
    <SectionPager
      footer={footer}
      header={(state) => (
        <LandingHeader {...state} homeHref={homeHref} sections={sections.slice(0, 4)} />
      )}
      items={sections}
    />
  )
}

interface LandingHeaderProps extends PagerState {
  sections: readonly { id: string; label: string }[]
  homeHref: string
}

function LandingHeader({ sections, homeHref, current, goTo }: LandingHeaderProps) {
  const { landing: messages, layout } = useLandingMessages()
  const { place, button, panel, isOpen, close } = useDropdown<HTMLElement>()

  const handleClick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    close()
    goTo(index)
  }

  return (
    <header css={styles.header} ref={place}>
      <Logo href={homeHref} />
      <div css={styles.toggle}>
        <IconButton {...button} icon={isOpen ? 'close' : 'menu'} label={messages.menu} />
      </div>
      <nav
        aria-label={layout.mainNavigation}
        css={[styles.nav, isOpen && styles.open]}
        id={panel.id}
      >
        {sections.map(({ id, label }, index) => (
          <a
            aria-current={index === current ? 'true' : undefined}
            css={styles.link}
            href={`#${id}`}
            key={id}
            onClick={(event) => handleClick(event, index)}
          >
            {label}
          </a>
        ))}
        <ButtonLink href={homeHref} size="small">
          {messages.beginSaga}
        </ButtonLink>
      </nav>
    </header>
  )
}

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
  homeHref: string
}

// Memoized, because the pager re-renders at each step.
const Hero = memo(function Hero({ homeHref }: WayIn) {
  const { landing: messages } = useLandingMessages()

  return (
    <div css={landingScreenStyles.stage}>
      <div css={landingScreenStyles.art}>
        <OceanArt />
      </div>
      <div css={landingScreenStyles.hero}>
        <p css={landingScreenStyles.inHindi} lang="hi">
          {messages.hero.hindi}
        </p>
        <h1 css={landingScreenStyles.title} id="home-title" tabIndex={-1}>
          {messages.hero.title}
        </h1>
        <p css={landingScreenStyles.lead}>{messages.hero.lead}</p>
        <ButtonLink href={homeHref} size="large" variant="primary">
          {messages.getStarted}
        </ButtonLink>
      </div>
    </div>
  )
})

const WhatItIs = memo(function WhatItIs({ demo }: { demo: ReactNode }) {
  const { what } = useLandingMessages().landing

  return (
    <div css={[landingScreenStyles.column, landingScreenStyles.twoSides]}>
      <div css={landingScreenStyles.words}>
        <h2 css={landingScreenStyles.heading} id="what-it-is-title">
          {what.title}
        </h2>
        <p css={landingScreenStyles.lead}>{what.lead}</p>
      </div>
      {demo}
    </div>
  )
})

const Features = memo(function Features() {
  const { features } = useLandingMessages().landing

  return (
    <div css={landingScreenStyles.column}>
      <h2 css={landingScreenStyles.heading} id="features-title">
        {features.title}
      </h2>
      <FeatureGrid
        items={featureNames.map((name) => ({ icon: featureIcons[name], ...features.items[name] }))}
      />
    </div>
  )
})

const Call = memo(function Call({ homeHref }: WayIn) {
  const { landing: messages } = useLandingMessages()

  return (
    <div css={landingScreenStyles.stage}>
      <div css={landingScreenStyles.callArt}>
        <LampOnWater />
      </div>
      <div css={landingScreenStyles.call}>
        <h2 css={landingScreenStyles.callTitle} id="begin-title">
          {messages.call.title}
        </h2>
        <p css={landingScreenStyles.lead}>{messages.call.lead}</p>
        <ButtonLink href={homeHref} size="large" variant="primary">
          {messages.startLegend}
        </ButtonLink>
      </div>
    </div>
  )
})

interface Step {
  title: string
  text: string
  picture: string
}

interface StepCardsProps {
  items: readonly Step[]
  /** Index of the visible card. Null shows all. */
  current: number | null
}

export function StepCards({ items, current }: StepCardsProps) {
  const { how } = useLandingMessages().landing
  const format = useFormat()
  const isAlone = current !== null
  const place = (at: number) =>
    fill(how.step, { step: format.count(at + 1), steps: format.count(items.length) })

  return (
    <div css={stepCardsStyles.place}>
      <ol css={[stepCardsStyles.steps, isAlone && stepCardsStyles.pile]}>
        {items.map(({ title, text, picture }, index) => (
          <Card
            // Screen readers get only the visible card.
            aria-hidden={isAlone && index !== current}
            as="li"
            css={[
              stepCardsStyles.card,
              isAlone && stepCardsStyles.inPile,
              index === current && stepCardsStyles.onTop,
            ]}
            key={title}
          >
            <img alt="" css={stepCardsStyles.picture} loading="lazy" src={picture} />
            <span aria-hidden="true" css={stepCardsStyles.number}>
              {format.count(index + 1)}
            </span>
            <Heading css={stepCardsStyles.title} level={3} voice="story">
              {title}
            </Heading>
            <p css={stepCardsStyles.text}>{text}</p>
          </Card>
        ))}
      </ol>
      {isAlone && (
        <p css={stepCardsStyles.progress} role="status">
          {place(current)}
        </p>
      )}
    </div>
  )
}
