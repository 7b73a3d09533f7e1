/** Arithmetic on exponents by table: one lookup for the compiler where a recursion would take dozens of steps. */

/** `Sums[a][b]` is a + b; beyond -4 to 4 it is the marker. */
export interface Sums {
  [-4]: {
    [-4]: 'beyond 4';
    [-3]: 'beyond 4';
    [-2]: 'beyond 4';
    [-1]: 'beyond 4';
    0: -4;
    1: -3;
    2: -2;
    3: -1;
    4: 0;
    'beyond 4': 'beyond 4';
  };
  [-3]: {
    [-4]: 'beyond 4';
    [-3]: 'beyond 4';
    [-2]: 'beyond 4';
    [-1]: -4;
    0: -3;
    1: -2;
    2: -1;
    3: 0;
    4: 1;
    'beyond 4': 'beyond 4';
  };
  [-2]: {
    [-4]: 'beyond 4';
    [-3]: 'beyond 4';
    [-2]: -4;
    [-1]: -3;
    0: -2;
    1: -1;
    2: 0;
    3: 1;
    4: 2;
    'beyond 4': 'beyond 4';
  };
  [-1]: { [-4]: 'beyond 4'; [-3]: -4; [-2]: -3; [-1]: -2; 0: -1; 1: 0; 2: 1; 3: 2; 4: 3; 'beyond 4': 'beyond 4' };
  0: { [-4]: -4; [-3]: -3; [-2]: -2; [-1]: -1; 0: 0; 1: 1; 2: 2; 3: 3; 4: 4; 'beyond 4': 'beyond 4' };
  1: { [-4]: -3; [-3]: -2; [-2]: -1; [-1]: 0; 0: 1; 1: 2; 2: 3; 3: 4; 4: 'beyond 4'; 'beyond 4': 'beyond 4' };
  2: { [-4]: -2; [-3]: -1; [-2]: 0; [-1]: 1; 0: 2; 1: 3; 2: 4; 3: 'beyond 4'; 4: 'beyond 4'; 'beyond 4': 'beyond 4' };
  3: {
    [-4]: -1;
    [-3]: 0;
    [-2]: 1;
    [-1]: 2;
    0: 3;
    1: 4;
    2: 'beyond 4';
    3: 'beyond 4';
    4: 'beyond 4';
    'beyond 4': 'beyond 4';
  };
  4: {
    [-4]: 0;
    [-3]: 1;
    [-2]: 2;
    [-1]: 3;
    0: 4;
    1: 'beyond 4';
    2: 'beyond 4';
    3: 'beyond 4';
    4: 'beyond 4';
    'beyond 4': 'beyond 4';
  };
  'beyond 4': {
    [-4]: 'beyond 4';
    [-3]: 'beyond 4';
    [-2]: 'beyond 4';
    [-1]: 'beyond 4';
    0: 'beyond 4';
    1: 'beyond 4';
    2: 'beyond 4';
    3: 'beyond 4';
    4: 'beyond 4';
    'beyond 4': 'beyond 4';
  };
}

/** `Negated[a]` is -a. */
export interface Negated {
  [-4]: 4;
  [-3]: 3;
  [-2]: 2;
  [-1]: 1;
  0: 0;
  1: -1;
  2: -2;
  3: -3;
  4: -4;
  'beyond 4': 'beyond 4';
}

/** `Halves[a]` is a / 2; an odd exponent has no half. */
export interface Halves {
  [-4]: -2;
  [-3]: 'odd';
  [-2]: -1;
  [-1]: 'odd';
  0: 0;
  1: 'odd';
  2: 1;
  3: 'odd';
  4: 2;
  'beyond 4': 'odd';
}
