import { initialsOf, onColour, type CardBox, type CardSides } from '@karmik/model/hris/id-card/layout';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { qrCells } from '../../account/security/qr-cells.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './card-face.css.ts';
import { words } from './words.ts';

interface CardFaceProps {
  readonly label: string;
  readonly sides: CardSides;
  readonly boxes: readonly CardBox[];
  readonly colour: string;
  readonly name: string;
  readonly qr: string;
  readonly photo: string | null;
  readonly logo: string | null;
}

const inks = { ink: '#111111', muted: '#555555' } as const;

/** One side of a card, drawn from the boxes and with the pictures that its print has. */
export function CardFace({
  label,
  sides: { width, height },
  boxes,
  colour,
  name,
  qr,
  photo,
  logo,
}: CardFaceProps): ReactNode {
  const say = useModelText();
  const share = (millimetres: number) => `${(millimetres / width) * 100}cqw`;
  const placeOf = (box: CardBox): CSSProperties => ({
    left: share(box.x),
    top: share(box.y),
    width: share(box.width),
    height: share(box.height),
  });
  return (
    <section
      aria-label={label}
      className={height > width ? `${styles.card} ${styles.tall}` : styles.card}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {boxes.map((box, index) => {
        const place = placeOf(box);
        switch (box.form) {
          case 'band':
            return <div key={index} className={styles.box} style={{ ...place, background: colour }} />;
          case 'line':
            return <div key={index} className={`${styles.box} ${styles.line}`} style={place} />;
          case 'logo':
            return (
              logo !== null && (
                <img key={index} src={logo} alt="" className={`${styles.box} ${styles.logo}`} style={place} />
              )
            );
          case 'photo':
            return photo === null ? (
              <div
                key={index}
                aria-hidden
                className={`${styles.box} ${styles.photo}`}
                style={{ ...place, fontSize: share(box.width * 0.34) }}
              >
                {initialsOf(name)}
              </div>
            ) : (
              <img
                key={index}
                src={photo}
                alt={say(words.photoOf(name))}
                className={`${styles.box} ${styles.picture}`}
                style={place}
              />
            );
          case 'qr':
            return (
              <div key={index} className={styles.box} style={place}>
                <Code text={qr} />
              </div>
            );
          default:
            return (
              <div
                key={index}
                className={box.isWrapped ? styles.box : `${styles.box} ${styles.oneLine}`}
                style={{
                  ...place,
                  fontSize: share(box.size),
                  fontWeight: box.isBold ? 700 : 400,
                  textAlign: box.align,
                  color: box.tone === 'light' ? onColour(colour) : inks[box.tone],
                }}
              >
                {box.text}
              </div>
            );
        }
      })}
    </section>
  );
}

function Code({ text }: { text: string }): ReactNode {
  const { size, path } = useMemo(() => qrCells(text, 1), [text]);
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={path} fill="black" />
    </svg>
  );
}
