import { Badge } from '../../components/primitives/Badge/Badge.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { Checkbox } from '../../components/primitives/Checkbox/Checkbox.tsx'
import { Chip } from '../../components/primitives/Chip/Chip.tsx'
import { CoverImage } from '../../components/primitives/CoverImage/CoverImage.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../components/primitives/IconButton/IconButton.tsx'
import { KolamDivider } from '../../components/primitives/KolamDivider/KolamDivider.tsx'
import { ProgressBar } from '../../components/primitives/ProgressBar/ProgressBar.tsx'
import { SectionHeading } from '../../components/primitives/SectionHeading/SectionHeading.tsx'
import { Skeleton } from '../../components/primitives/Skeleton/Skeleton.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { partsStyles as styles } from './Parts.styles.ts'

const ignore = () => {}

function Controls() {
  return (
    <div css={styles.stack}>
      <div css={styles.row}>
        <Button variant="primary">PLAY</Button>
        <Button busyLabel="LOADING" isBusy variant="primary">
          PLAY
        </Button>
        <Button isDisabled variant="primary">
          PLAY
        </Button>
      </div>
      <div css={styles.row}>
        <Button>Save Changes</Button>
        <Button variant="confirm">Publish</Button>
        <Button variant="quiet">Cancel</Button>
      </div>
      <div css={styles.row}>
        <IconButton icon="lotus" label="Like" />
        <IconButton icon="lotus" isPressed label="Liked" />
        <IconButton icon="leaf" label="Bookmark" />
        <Checkbox isSelected onChange={ignore}>
          Remember me
        </Checkbox>
      </div>
    </div>
  )
}

function Marks() {
  return (
    <div css={styles.stack}>
      <div css={styles.row}>
        <Badge tone="positive">Published</Badge>
        <Badge tone="neutral">Draft</Badge>
        <Badge tone="note">In review</Badge>
        <Badge tone="premium">Premium</Badge>
        <Badge icon="torana" tone="featured">
          Featured
        </Badge>
      </div>
      <div css={styles.row}>
        <Badge tone="warning">Medium</Badge>
        <Badge tone="danger">Hard</Badge>
        <Chip dot="mediumslateblue">Ghosts</Chip>
        <Chip dot="hotpink">Court &amp; Intrigue</Chip>
      </div>
      <TextInput
        error="Please enter a valid email address"
        label="Email"
        onChange={ignore}
        value="tara@"
      />
      <ProgressBar label="Read" value={62} />
    </div>
  )
}

/** The primitives on one page, to be held against the picture of the direction. */
export function Parts() {
  return (
    <div css={styles.page}>
      <h1 css={styles.title}>Parts and states</h1>
      <SectionHeading
        controls={<IconButton icon="pause" label="Stop row movement" />}
        hint="What every screen is made of"
        title="Controls and marks"
      />
      <div css={styles.pair}>
        <Controls />
        <Marks />
      </div>
      <SectionHeading title="States" />
      <div css={styles.pair}>
        <div css={styles.stack}>
          <ErrorState message="The stories could not be loaded." onRetry={ignore} />
          <Spinner label="Loading stories..." />
          <EmptyState
            hint="Check back later for new challenges!"
            title="No tasks available at the moment"
          />
        </div>
        <div css={styles.stack}>
          <CoverImage alt="" isTorana src="/covers/the-moons-ambassador.svg" />
          <Skeleton shape="torana" />
          <Skeleton shape="text" width="60%" />
        </div>
      </div>
      <KolamDivider />
    </div>
  )
}
