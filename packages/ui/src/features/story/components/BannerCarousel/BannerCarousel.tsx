import { useRef, memo } from 'react'
import { Button as PlainButton, useLocale } from 'react-aria-components'

import { useBannerRotation, SLIDE_MS } from '../../../../design-system/hooks/useBannerRotation.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'

import { fill } from '../../../../design-system/format/fill.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import {
  iconPaths,
  logoPaths,
  type IconName,
} from '../../../../design-system/primitives/Icon/iconPaths.ts'
import {
  bannerCarouselStyles as styles,
  bannerPaintingStyles as paintingStyles,
  bannerSlideListStyles as listStyles,
  bannerSlideStyles as slideStyles,
} from './BannerCarousel.styles.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'

export type BannerArt = { src: string | null; alt: string } | { ornament: IconName }

export interface BannerSlide {
  key: string
  kind: string
  title: string
  lead: string
  /** Language of the texts as a BCP 47 tag. Default: the interface language. */
  lang?: string | undefined
  href: string
  isExternal?: boolean
  cover: BannerArt
  author?: { name: string; avatar_url: string | null } | undefined
  note?: string | undefined
  isFeatured?: boolean
  action: { label: string; href: string } | { onPlay: () => void; isBusy?: boolean }
}

export interface BannerCarouselProps {
  items: readonly BannerSlide[]
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

export function BannerCarousel({ items }: BannerCarouselProps) {
  const messages = useMessages().story
  const { direction } = useLocale()
  const list = useRef<HTMLOListElement>(null)
  const rotation = useBannerRotation(items.length)
  const { index, isRotating, isResting } = rotation
  const isAlone = items.length < 2

  const handleKeyDown = ({ key }: { key: string }) => {
    const step = STEPS[key]
    if (!step) return
    const ahead = direction === 'rtl' ? -step : step
    const next = (index + ahead + items.length) % items.length
    rotation.choose(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <section
      {...rotation.holdProps}
      aria-label={messages.banner}
      aria-roledescription={messages.bannerRole}
      css={[styles.banner, isAlone && styles.alone]}
    >
      <div {...rotation.swipeProps} css={styles.slides}>
        {!isAlone && (
          <div css={styles.rotation} data-rotation-switch="">
            <Button
              icon={isRotating ? 'pause' : 'play'}
              onPress={rotation.toggleRotation}
              size="small"
              variant="quiet"
            >
              {isRotating ? messages.stopSlides : messages.startSlides}
            </Button>
          </div>
        )}
        <div aria-live={isRotating ? 'off' : 'polite'} css={styles.live}>
          {items.map((slide, place) => (
            <BannerSlideView
              isStanding={place === index}
              key={slide.key}
              number={place + 1}
              slide={slide}
              total={items.length}
            />
          ))}
        </div>
      </div>
      {!isAlone && (
        <ol aria-label={messages.slides} css={listStyles.list} ref={list}>
          {items.map(({ key, kind, title, lang }, place) => (
            <li css={listStyles.item} key={key}>
              <PlainButton
                {...(place === index ? { 'aria-current': true } : {})}
                css={listStyles.button}
                onKeyDown={handleKeyDown}
                onPress={() => rotation.choose(place)}
              >
                <span css={listStyles.hole} />
                <span css={listStyles.words}>
                  <span css={listStyles.kind}>{kind}</span>{' '}
                  <span css={listStyles.title} lang={lang}>
                    <bdi>{title}</bdi>
                  </span>
                </span>
                {place === index && (
                  <span css={listStyles.time}>
                    <span
                      css={[
                        listStyles.timeSpent,
                        isRotating && !isResting && listStyles.isCounting,
                        { animationDuration: `${SLIDE_MS}ms` },
                      ]}
                    />
                  </span>
                )}
              </PlainButton>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface BannerSlideViewProps {
  slide: BannerSlide
  isStanding: boolean
  number: number
  total: number
}

const BannerSlideView = memo(function BannerSlideView(props: BannerSlideViewProps) {
  const { slide, isStanding, number, total } = props
  const { title, lang, href, isFeatured, isExternal = false, author, note, action } = slide
  const messages = useMessages().story
  const { linkComponent: Anchor } = useUi()

  return (
    <div
      aria-label={fill(messages.slide, { number, total })}
      aria-roledescription={messages.slideRole}
      css={slideStyles.slide}
      data-standing={isStanding}
      role="group"
    >
      <div css={slideStyles.words}>
        <Badge
          {...(isFeatured ? { icon: 'torana' } : {})}
          tone={isFeatured ? 'featured' : 'neutral'}
        >
          {isFeatured ? messages.featured : slide.kind}
        </Badge>
        <h2 css={slideStyles.title} lang={lang}>
          {isExternal ? (
            <a href={href} rel="noopener noreferrer" target="_blank">
              <bdi>{title}</bdi>
            </a>
          ) : (
            <Anchor href={href}>
              <bdi>{title}</bdi>
            </Anchor>
          )}
        </h2>
        <p css={slideStyles.lead} lang={lang}>
          <bdi>{slide.lead}</bdi>
        </p>
        {(author || note) && (
          <div css={slideStyles.byline}>
            {author && <Avatar name={author.name} src={author.avatar_url} />}
            {author && <bdi css={faceOfName(author.name, theme)}>{author.name}</bdi>}
            {note && <bdi css={slideStyles.note}>{note}</bdi>}
          </div>
        )}
      </div>
      <div css={slideStyles.action}>
        {'href' in action ? (
          <ButtonLink href={action.href} variant="primary">
            {action.label}
          </ButtonLink>
        ) : (
          <Button
            busyLabel={messages.starting}
            icon="play"
            isBusy={action.isBusy ?? false}
            onPress={action.onPlay}
            variant="primary"
          >
            {messages.play}
          </Button>
        )}
      </div>
      <div css={slideStyles.art}>
        <BannerPainting art={slide.cover} isFirst={number === 1} />
      </div>
    </div>
  )
})

const DISCS = [46, 37, 28, 19]

function BannerPainting({ art, isFirst }: { art: BannerArt; isFirst: boolean }) {
  if ('src' in art) {
    return (
      <CoverImage
        alt={art.alt}
        css={slideStyles.painting}
        isTorana
        loading={isFirst ? 'eager' : 'lazy'}
        position="36% 50%"
        ratio="16/10"
        src={art.src}
      />
    )
  }
  return (
    <div css={paintingStyles.ground}>
      <svg aria-hidden="true" css={paintingStyles.drawing} viewBox="-50 -50 100 100">
        {DISCS.map((radius) => (
          <circle css={paintingStyles.disc} key={radius} r={radius} />
        ))}
        <circle css={paintingStyles.ring} r="42" />
        <circle css={paintingStyles.ring} r="40" />
        <circle css={paintingStyles.dots} r="33.333" />
        {art.ornament === 'logo' ? (
          <path
            css={paintingStyles.mark}
            d={`${logoPaths.flame}${logoPaths.boat}`}
            transform="translate(-20 -20)"
          />
        ) : (
          <path
            css={paintingStyles.mark}
            d={iconPaths[art.ornament]}
            transform="scale(1.8) translate(-12 -12)"
          />
        )}
      </svg>
    </div>
  )
}
