/** The routes as a diagram: who may enter them, what they look like, and where they lead. */
import '@xyflow/react/dist/style.css'
import { useMantineColorScheme } from '@mantine/core'
import {
  BaseEdge,
  Controls,
  type Edge,
  type EdgeProps,
  MarkerType,
  MiniMap,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react'
import { type FocusEvent, type ReactNode, useEffect, useMemo, useState } from 'react'

import { Fields } from '../common/controls.tsx'
import type { Entry } from '../common/stories.ts'
import { type Card, FIRST_MAP, type MapChoice, mapOf, SCREENS } from './facts.ts'
import { layoutOf, type Line } from './layout.ts'
import { AREAS, PEOPLE } from './routes.ts'

import classes from './map.module.css'

interface RouteMapProps {
  /** The entries of Storybook's index. */
  entries: readonly Entry[]
  /** A small picture of a story. */
  thumbnailOf: (entry: Entry) => ReactNode
  first: MapChoice
  /** Called with every later choice. */
  onChoice: (choice: MapChoice) => void
}

type CardNode = Node<
  Card & Record<string, unknown> & { picture: ReactNode; onFocus: (event: FocusEvent) => void }
>
type ArrowEdge = Edge<Pick<Line, 'line' | 'words'>>

/** A card or a box: its link covers it, so that it can be pressed at a small scale, too. */
const CardOf = ({ data }: NodeProps<CardNode>): ReactNode => {
  const { area, kind, href, lines, picture, onFocus } = data
  const facts = lines.map((line) => <span key={line}>{line}</span>)
  return (
    <div className={classes['card']} data-area={area} data-kind={kind}>
      <div className={classes['thumbnail']}>{picture}</div>
      {href === null ? (
        <div className={classes['whole']}>{facts}</div>
      ) : (
        <a href={href} target="_top" className={classes['whole']} onFocus={onFocus}>
          {facts}
        </a>
      )}
    </div>
  )
}

const ArrowOf = ({ data, label, markerEnd = '' }: EdgeProps<ArrowEdge>): ReactNode =>
  data && (
    <BaseEdge
      path={data.line}
      label={label}
      labelX={data.words.x}
      labelY={data.words.y}
      markerEnd={markerEnd}
    />
  )

const NODES = { card: CardOf }
const EDGES = { arrow: ArrowOf }
/** In the colour of the arrow. */
const HEAD = { type: MarkerType.ArrowClosed, color: 'context-stroke', width: 16, height: 16 }
const WORDS = {
  'controls.ariaLabel': 'Масштаб',
  'controls.zoomIn.ariaLabel': 'Збільшити',
  'controls.zoomOut.ariaLabel': 'Зменшити',
  'controls.fitView.ariaLabel': 'Уся карта',
  'minimap.ariaLabel': 'Карта в малому',
}

export function RouteMap({ entries, thumbnailOf, first, onChoice }: RouteMapProps): ReactNode {
  const { colorScheme } = useMantineColorScheme()
  const [choice, setChoice] = useState(first)
  const [highlighted, setHighlighted] = useState<readonly string[]>([])
  const [flow, setFlow] = useState<ReactFlowInstance<CardNode, ArrowEdge> | null>(null)
  const { person, withFrame, withDialogs, view } = choice
  const { cards, places, lines, busiest } = useMemo(() => {
    const map = mapOf({ ...FIRST_MAP, person, withFrame, withDialogs }, entries)
    return { ...map, ...layoutOf(map) }
  }, [entries, person, withFrame, withDialogs])
  const choose = (next: MapChoice): void => {
    setChoice(next)
    onChoice(next)
  }
  // It opens at a size that can be read, where most arrows meet.
  useEffect(() => {
    if (view === null) void flow?.fitView({ nodes: [{ id: busiest }], minZoom: 1, maxZoom: 1 })
  }, [flow, busiest, view])

  const nodeOf = (card: Card): CardNode => {
    const { name, boxes, story } = card
    const { x = 0, y = 0, width = 0, height = 0 } = places.get(name) ?? {}
    const zoom = flow?.getZoom() ?? 1
    const onFocus = ({ target }: FocusEvent): void => {
      setHighlighted([name, ...boxes])
      // Under the pointer, which focuses it, too, it stays where it is.
      if (!target.matches(':focus-visible')) return
      void flow?.fitView({ nodes: [{ id: name }], minZoom: zoom, maxZoom: zoom })
    }
    return {
      id: name,
      type: 'card',
      position: { x, y },
      width,
      height,
      // Known from the beginning: it need not be measured.
      measured: { width, height },
      handles: [
        { type: 'target', position: Position.Left, x: 0, y: height / 2 },
        { type: 'source', position: Position.Right, x: width, y: height / 2 },
      ],
      selected: highlighted.includes(name),
      // Without a role, its description would be invalid.
      ariaRole: 'group',
      data: { ...card, picture: story && thumbnailOf(story), onFocus },
    }
  }
  const edgeOf = ({ from, to, kind, label, line, words }: Line): ArrowEdge => ({
    id: `${from} ${kind} ${to}`,
    source: from,
    target: to,
    type: 'arrow',
    className: classes[kind] ?? '',
    data: { line, words },
    label,
    markerEnd: HEAD,
    selected: highlighted.includes(from) || highlighted.includes(to),
    ariaLabel: `${from} → ${to}`,
  })
  return (
    <>
      <Fields
        choice={choice}
        onChange={(next) => choose({ ...next, view: null })}
        fields={[
          { key: 'person', label: 'Хто дивиться', names: PEOPLE, all: 'Усі' },
          { key: 'withFrame', label: 'Меню й знак' },
          { key: 'withDialogs', label: 'Діалоги' },
        ]}
      >
        {Object.entries(AREAS).map(([area, { name }]) => (
          <span key={area} className={classes['legend']} data-area={area}>
            {name}
          </span>
        ))}
      </Fields>
      <p role="status">
        Екранів: {cards.filter(({ area }) => area).length} з {SCREENS.length}
      </p>
      <div className={classes['map']}>
        <ReactFlow
          nodes={cards.map(nodeOf)}
          edges={lines.map(edgeOf)}
          nodeTypes={NODES}
          edgeTypes={EDGES}
          {...(first.view && { defaultViewport: first.view })}
          minZoom={0.1}
          onInit={setFlow}
          // Its own first move, before it has begun, is no choice.
          onMoveEnd={(_, next) => flow && choose({ ...choice, view: next })}
          onNodeMouseEnter={(_, { data }) => setHighlighted([data.name, ...data.boxes])}
          onNodeMouseLeave={() => setHighlighted([])}
          onBlur={() => setHighlighted([])}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          panOnScroll
          ariaLabelConfig={WORDS}
          colorMode={colorScheme === 'dark' ? 'dark' : 'light'}
          proOptions={{ hideAttribution: true }}
        >
          <Controls showInteractive={false} />
          <MiniMap pannable zoomable />
        </ReactFlow>
      </div>
    </>
  )
}
