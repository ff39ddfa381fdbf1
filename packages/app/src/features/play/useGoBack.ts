import { useNavigate } from 'react-router-dom'

/** Whether this tab came to the page from another one of the site: the router counts its places. */
function hasPageBefore(): boolean {
  const kept: unknown = history.state
  return typeof kept === 'object' && kept !== null && Number(Reflect.get(kept, 'idx')) > 0
}

/** Leads to the page before; to `otherwise` for whoever opened this one directly. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate()
  return () => void (hasPageBefore() ? navigate(-1) : navigate(otherwise))
}
