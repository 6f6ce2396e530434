/** The choice on the map, in Storybook's URL. */
import { keepInAddress, keptInAddress } from '../common/outer-address.ts'
import { PERSON_IDS } from './areas.ts'
import { FIRST_MAP, type MapChoice } from './boxes.ts'

const PARAMETER = 'map'

export const asText = ({ person, withFrame, withDialogs, scale }: MapChoice): string =>
  [
    person ?? '',
    withFrame ? 'frame' : '',
    withDialogs ? 'dialogs' : '',
    scale === null ? '' : String(scale),
  ].join(';')

/** Reads a choice that `asText` wrote; invalid values are dropped. */
export function fromText(text: string | null): MapChoice {
  if (text === null) return FIRST_MAP
  const [person, frame, dialogs, scale = ''] = text.split(';')
  return {
    person: PERSON_IDS.find((one) => one === person) ?? null,
    withFrame: frame === 'frame',
    withDialogs: dialogs === 'dialogs',
    scale: /^\d+$/.test(scale) ? within(MAP_SCALE.min, MAP_SCALE.max, Number(scale)) : null,
  }
}

/** In per cent: from an overview to thumbnails that can be read. */
export const MAP_SCALE = { min: 20, max: 200, step: 5 }

const within = (min: number, max: number, scale: number): number =>
  Math.min(max, Math.max(min, scale))

/** Below it, a box is too low to be pressed with a finger. */
export const LEAST_TO_FIT = 30

/** The greatest scale, from 30 to 100 per cent, at which a map of this width fits the window. */
export const scaleToFit = (map: number, window: number): number =>
  within(LEAST_TO_FIT, 100, Math.floor(((window / map) * 100) / MAP_SCALE.step) * MAP_SCALE.step)

export const readMap = (): MapChoice => fromText(keptInAddress(PARAMETER))

export const keepMap = (choice: MapChoice): void => keepInAddress(PARAMETER, asText(choice))
