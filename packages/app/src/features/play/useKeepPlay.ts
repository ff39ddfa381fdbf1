import type { GameSession } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { keepReturnPath, paths } from '../../navigation/paths.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

const ASKED_KEY = 'keep-play-asked'
/** A story that two scenes of are told is one that a guest has taken up. */
const SCENES = 2

/** Whether the story pauses: its second scene is told, or it has ended. */
const isPause = ({ scenes_completed, session_data }: GameSession) =>
  scenes_completed === SCENES || session_data.ending !== null

/** Asks a guest to keep the play where the story pauses, until they say not now. */
export function useKeepPlay(session: GameSession | undefined, isBusy: boolean) {
  const navigate = useNavigate()
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const [wasAsked, setWasAsked] = useState(() => deviceStorage.read(ASKED_KEY) !== null)
  if (!session || !isGuest || wasAsked || isBusy || !isPause(session)) return undefined

  const goTo = (path: string) => {
    keepReturnPath(paths.play(session.id))
    void navigate(path)
  }
  return {
    onSignUp: () => goTo(paths.register),
    onSignIn: () => goTo(paths.login),
    onClose: () => {
      deviceStorage.write(ASKED_KEY, 'yes')
      setWasAsked(true)
    },
  }
}
