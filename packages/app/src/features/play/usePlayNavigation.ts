import { errorBodyOf, useCreateSessionMutation } from '@kathasagar/api'
import type { GameSession } from '@kathasagar/api/contract'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths, saveReturnPath } from '../../navigation/paths.ts'
import { failureReason } from '../../shared/useRefusal.ts'

interface PlayNavigationOptions {
  session: GameSession | undefined
  isLoading: boolean
  onPremiumRequired: () => void
}

export function usePlayNavigation(
  session_id: string,
  { session, isLoading, onPremiumRequired }: PlayNavigationOptions,
) {
  const messages = useSiteMessages()
  const navigate = useNavigate()
  const [create, { isLoading: isBeginning }] = useCreateSessionMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const previewPath = session?.preview && paths.preview(session.preview.preview_code)
  const storyPath = previewPath ?? (session ? paths.story(session.story_id) : paths.home)
  const goBack = useGoBack(isLoading ? null : storyPath)

  const beginAgain = async (how: { ignore_earlier_plays?: true } = {}) => {
    // The preview page starts a test session of the newest version.
    if (previewPath) return void navigate(previewPath)
    if (isBeginning) return
    const { data, error } = await create({ story_id: session?.story_id ?? '', ...how })
    if (data) void navigate(paths.play(data.id))
    else if (errorBodyOf(error)?.code === 'premium_required') onPremiumRequired()
    else setFailure(failureReason(error, messages))
  }

  const leaveFor = (path: string) => {
    saveReturnPath(paths.play(session_id))
    void navigate(path)
  }

  return {
    startFailed: { reason: failure, onClose: () => setFailure(null) },
    onBack: goBack,
    login: {
      onContinue: () => leaveFor(paths.login),
      onCreateAccount: () => leaveFor(paths.register),
    },
    atStart: { isBeginning, onForget: () => void beginAgain({ ignore_earlier_plays: true }) },
    afterEnding: { isBeginning, onBeginAgain: () => void beginAgain() },
  }
}

function hasPageBefore(): boolean {
  const { navigation } = globalThis as { navigation?: Pick<Navigation, 'canGoBack'> }
  if (navigation) return navigation.canGoBack
  return Number(fieldOf(history.state, 'idx')) > 0
}

/** Goes back. If the page was opened directly, opens `otherwise` when it is not null. */
export function useGoBack(otherwise: string | null) {
  const navigate = useNavigate()
  const [isAwaited, setIsAwaited] = useState(false)

  useEffect(() => {
    if (isAwaited && otherwise !== null) void navigate(otherwise)
  }, [isAwaited, otherwise, navigate])

  return () => (hasPageBefore() ? void navigate(-1) : setIsAwaited(true))
}
