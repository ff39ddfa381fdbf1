import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'

export function usePremiumRefusal() {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  return {
    refuse: () => setIsOpen(true),
    dialog: {
      isOpen,
      onClose: () => setIsOpen(false),
      onJoin: () => void navigate(paths.premiumWaitlist),
    },
  }
}
