// Generated from openapi/ by openapi/generate.ts.
export interface paths {
    "/v1/auth/registration/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a registration
         * @description Product §7 «Authentication», product §8 «Registration». Answers the verification that the code confirms; the user exists once the registration is completed.
         */
        post: operations["startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a registration, older path
         * @deprecated
         * @description Product §7 «Authentication», another reading of the start call.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/registration/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a registration
         * @description Product §7 «Authentication», product §4 «Authentication». Creates the user once the code is verified.
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with phone and password
         * @description Product §7 «Authentication», product §8 «Login». Either the tokens, or requires_2fa with the verification of the second factor.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the tokens
         * @description Product §7 «Authentication», product §8 «Token refresh». No body; answers a new pair.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/otp/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the one-time code
         * @description Product §7 «Authentication», product §4 «Authentication». Called once on entering /otp.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/otp/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the one-time code again
         * @description Product §7 «Authentication», product §8 «Code verification». A new code replaces the previous one.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the one-time code
         * @description Product §7 «Authentication», product §8 «Code verification».
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset_password/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a password reset
         * @description Product §7 «Authentication», product §8 «Reset start».
         */
        post: operations["startPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset_password/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the new password
         * @description Product §7 «Authentication», product §8 «Reset complete».
         */
        post: operations["completePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a working slot
         * @description Product §7 «Coach calendar and clients», product §4 «Working hours». For coaches.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a working slot
         * @description Product §7 «Coach calendar and clients». For its coach.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar/schedules/{id}/time_slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the time slots of a working slot
         * @description Product §7 «Coach calendar and clients», product §4 «Working hours». Empty body, right after the slot is created.
         */
        post: operations["generateTimeSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or request a session
         * @description Product §7 «Sessions», product §4 «Session status». A coach creates it verified, a client books it unverified.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a session
         * @description Product §7 «Sessions». For its coach and its client.
         */
        get: operations["getSession"];
        /**
         * Change a session
         * @description Product §7 «Sessions», product §4 «Session edit». Fields that are left out stay unchanged.
         */
        put: operations["updateSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm or cancel a session
         * @description Product §7 «Sessions», product §4 «Session status». Unverified becomes verified; unverified or verified becomes cancelled.
         */
        patch: operations["setSessionStatus"];
        trace?: never;
    };
    "/v1/clients/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a client
         * @description Product §7 «Sessions», product §9 «Client card». For the client and their coaches; ordered by date and time.
         */
        get: operations["listClientSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Acknowledge a confirmed session
         * @description Product §7 «Sessions», product §4 «Session status». Verified becomes concluded; for its client.
         */
        patch: operations["acknowledgeSession"];
        trace?: never;
    };
    "/v1/clients/me/client_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the caller's card
         * @description Product §7 «Clients», product §4 «Onboarding». The goal step of onboarding.
         */
        post: operations["createClientInfo"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's card
         * @description Product §7 «Clients», product §4 «Onboarding». Notes, or body measurements, or the goal.
         */
        patch: operations["updateClientInfo"];
        trace?: never;
    };
    "/v1/clients/me/client_info/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture of the caller's card
         * @description Product §7 «Clients», product §5 «Onboarding». Multipart.
         */
        post: operations["uploadClientInfoImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/client_info/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture of a client's card
         * @description Product §7 «Clients». For the client and their coaches.
         */
        get: operations["getClientInfoImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/measurements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the body measurements of a client
         * @description Product §3 «Body measurement entry». Oldest first; for the client and their coaches.
         */
        get: operations["listMeasurements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/me/coach_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the coach page
         * @description Product §7 «Users and coach profile», product §5 «Coach profile».
         */
        post: operations["createCoachInfo"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the coach page
         * @description Product §7 «Users and coach profile», product §5 «Coach profile».
         */
        patch: operations["updateCoachInfo"];
        trace?: never;
    };
    "/v1/coaches/me/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a work experience
         * @description Product §7 «Users and coach profile», product §3 «experience».
         */
        post: operations["addExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/me/experiences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a work experience
         * @description Product §7 «Users and coach profile».
         */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        /**
         * Change a work experience
         * @description Product §7 «Users and coach profile», product §3 «experience».
         */
        patch: operations["updateExperience"];
        trace?: never;
    };
    "/v1/coaches/me/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a certificate
         * @description Product §7 «Users and coach profile», product §8 «Certificate add». Multipart image; any answer but 200 is a failure.
         */
        post: operations["addCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/me/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a certificate
         * @description Product §7 «Users and coach profile».
         */
        delete: operations["deleteCertification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/certifications/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture of a certificate
         * @description Product §7 «Users and coach profile». Public, as the coach page is (product §6).
         */
        get: operations["getCertificationImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/me/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a tag
         * @description Product §7 «Users and coach profile», product §3 «Tag».
         */
        post: operations["addTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/me/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a tag
         * @description Product §7 «Users and coach profile».
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/{id}/time_slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time slots of a coach
         * @description Product §7 «Coach calendar and clients», product §2 «Booking view». Public; ordered by date and time.
         */
        get: operations["listTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/{id}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients of a coach
         * @description Product §7 «Coach calendar and clients», product §6. For the coach alone.
         */
        get: operations["listCoachClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/coaches/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a coach
         * @description Product §7 «Coach calendar and clients», product §4 «Polling». For the coach alone; ordered by date and time.
         */
        get: operations["listCoachSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exercises
         * @description Product §7 «Programs and exercises».
         */
        get: operations["listExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an exercise
         * @description Product §7 «Programs and exercises», product §3 «Exercise».
         */
        get: operations["getExercise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/exercises/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture of an exercise
         * @description Product §7 «Programs and exercises». With the token; a string (base64 or URL) or an object with url.
         */
        get: operations["getExerciseImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/muscles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the muscles
         * @description Product §7 «Programs and exercises», product §3 «Muscle».
         */
        get: operations["listMuscles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/muscles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a muscle
         * @description Product §7 «Programs and exercises», product §3 «Muscle».
         */
        get: operations["getMuscle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a training program
         * @description Product §7 «Programs and exercises», product §5 «Workout save». For coaches.
         */
        post: operations["createProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a training program
         * @description Product §7 «Programs and exercises». The page of skip and limit is over its exercises.
         */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        /**
         * Delete a training program
         * @description Product §7 «Programs and exercises», product §9 «Program delete confirmation». For its coach.
         */
        delete: operations["deleteProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's profile
         * @description Product §7 «Users and coach profile». Has the caller's programs as training_programs.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Product §7 «Users and coach profile», product §4 «Account deletion».
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Change the caller's profile
         * @description Product §7 «Users and coach profile», and the gender of product §4 «Onboarding».
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/v1/users/me/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the caller's picture
         * @description Product §7 «Users and coach profile», product §9 «Images». Multipart, field image.
         */
        post: operations["uploadMyImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a profile
         * @description Product §7 «Users and coach profile», product §6. The public coach page, and the card of a client.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user's picture
         * @description Product §7 «Users and coach profile». A string, an object with url, or the picture itself.
         */
        get: operations["getUserImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Role: "coach" | "client";
        /**
         * @description First or last name, product §5 «Registration». The apostrophe is sent as U+0027.
         * @example Олена
         */
        PersonName: string;
        /**
         * @description Product §5, +380 followed by 9 digits.
         * @example +380501112233
         */
        Phone: string;
        /**
         * @description Product §5, 8 to 128 characters with at least one of ! @ # $ % ^ & *.
         * @example Trener2026!
         */
        NewPassword: string;
        RegistrationRequest: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["NewPassword"];
            /** @enum {string} */
            status: "active";
            user_type: components["schemas"]["Role"];
        };
        RegistrationStarted: {
            data: {
                /** Format: uuid */
                verification_id: string;
            };
        };
        /**
         * @description Closed list of reasons. The HTTP status decides what the user reads (product §8); the code tells developers and tests which of its causes it was.
         * @enum {string}
         */
        ErrorCode: "unauthorized" | "token_expired" | "wrong_password" | "wrong_code" | "code_expired" | "forbidden" | "not_found" | "conflict" | "phone_taken" | "slot_taken" | "already_handled" | "gone" | "payload_too_large" | "validation" | "too_many_requests" | "server_error";
        FieldError: {
            /** @description Name of the field, or a path to it such as exercises/0/sets. */
            field: string;
            /** @description English, for developers. */
            message: string;
        };
        /** @description The one error body of every operation. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description English, for developers; never shown to the user. */
            message: string;
            /** @description Which fields break the request's schema; only with the code validation. */
            fields?: components["schemas"]["FieldError"][];
        };
        /** @description As RegistrationRequest; product §7 sends no status here. */
        RegisterRequest: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            user_type: components["schemas"]["Role"];
            password: components["schemas"]["NewPassword"];
        };
        CompleteRegistrationRequest: {
            /** Format: uuid */
            verification_id: string;
        };
        Tokens: {
            access_token: string;
            refresh_token: string;
        };
        LoginRequest: {
            phone: components["schemas"]["Phone"];
            password: string;
        };
        /** @description Either the tokens, or a verification id when a second factor is required. */
        LoginAnswer: {
            requires_2fa: boolean;
            /** Format: uuid */
            verification_id: string | null;
            access_token: string | null;
            refresh_token: string | null;
        };
        /**
         * @description Verification kind, product §3 «Auth session». Registration sends verification, the others otp.
         * @enum {string}
         */
        OtpScope: "verification" | "otp";
        /** @enum {string} */
        AuthContext: "login" | "registration" | "password_reset";
        SendOtpRequest: {
            /** Format: uuid */
            verification_id: string;
            scope: components["schemas"]["OtpScope"];
            context: components["schemas"]["AuthContext"];
        };
        /** @example 4821 */
        OtpCode: string;
        /** @description A server that cannot send messages carries the code in its answer; the app then fills the boxes. */
        OtpSent: {
            otp_code?: components["schemas"]["OtpCode"];
        };
        ResendOtpRequest: {
            /** Format: uuid */
            verification_id: string;
        };
        VerifyOtpRequest: {
            /** Format: uuid */
            verification_id: string;
            otp_code: components["schemas"]["OtpCode"];
            context: components["schemas"]["AuthContext"];
            scope: components["schemas"]["OtpScope"];
        };
        /** @description Tokens come with the context login only; the other two are completed by a call of their own. */
        OtpVerified: {
            context: components["schemas"]["AuthContext"];
            access_token: string | null;
            refresh_token: string | null;
        };
        StartPasswordResetRequest: {
            phone: components["schemas"]["Phone"];
        };
        PasswordResetStarted: {
            /** Format: uuid */
            verification_id: string;
        };
        CompletePasswordResetRequest: {
            /** Format: uuid */
            verification_id: string;
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Kyiv wall clock as the app sends it, HH:MM.
         * @example 09:00
         */
        TimeHM: string;
        CreateScheduleRequest: {
            start_time: components["schemas"]["TimeHM"];
            end_time: components["schemas"]["TimeHM"];
            /** @description 0 is Monday. */
            work_day: number;
        };
        /**
         * @description Kyiv wall clock as a server answers it, with or without seconds (product §3 «Working slot»).
         * @example 09:00:00
         */
        Time: string;
        /** @description A created working slot; product §7 shows its id. */
        ScheduleCreated: {
            /** Format: uuid */
            id: string;
            work_day?: number;
            start_time?: components["schemas"]["Time"];
            end_time?: components["schemas"]["Time"];
        };
        /**
         * @description Product §4 «Session status».
         * @enum {string}
         */
        SessionStatus: "unverified" | "verified" | "cancelled" | "concluded";
        /** @description A session as its time slot shows it. */
        SlotSession: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["SessionStatus"];
            /**
             * Format: uuid
             * @description Null unless the reader is that client or the coach.
             */
            client_id: string | null;
        };
        /** @description One bookable slot; free while it has no sessions (product §3). */
        TimeSlot: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            date: string;
            start_time: components["schemas"]["Time"];
            end_time: components["schemas"]["Time"];
            training_sessions: components["schemas"]["SlotSession"][];
        };
        CreateSessionRequest: {
            /** Format: uuid */
            time_slot_id: string;
            /** Format: uuid */
            client_id: string;
            /** Format: uuid */
            training_program_id: string | null;
            /** @enum {string} */
            status: "unverified" | "verified";
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description Who made the session; what the coach has made is no request of the client.
         * @enum {string}
         */
        SessionCreator: "coach" | "client";
        /** @description The time slot within its session. */
        SessionSlot: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            date: string;
            start_time: components["schemas"]["Time"];
            end_time: components["schemas"]["Time"];
        };
        SessionProgram: {
            name: string | null;
        };
        /** @description A run of equal sets of one exercise, product §3 «Session exercise». */
        SessionExercise: {
            /** Format: uuid */
            exercise_id: string;
            sets: number;
            reps: number;
            /** @description Seconds. */
            rest: number;
            /** @description Seconds, minutes * 60 + seconds. */
            duration: number;
            /** @description Kilograms. */
            weight: number;
        };
        /** @description A user as named inside another entity. */
        Person: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            phone: string | null;
            profile_image: string | null;
        };
        /** @description A created session; product §7 shows its id and its program's. */
        SessionCreated: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            client_id?: string;
            /** Format: uuid */
            coach_id?: string;
            /** Format: uuid */
            training_program_id: string | null;
            status?: components["schemas"]["SessionStatus"];
            created_by?: components["schemas"]["SessionCreator"];
            /** Format: date-time */
            created_at?: string;
            time_slot?: components["schemas"]["SessionSlot"];
            training_program?: components["schemas"]["SessionProgram"] | null;
            session_exercises?: components["schemas"]["SessionExercise"][];
            client?: components["schemas"]["Person"];
        };
        /** @description Training session, product §3. */
        Session: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            client_id: string;
            /** Format: uuid */
            coach_id?: string;
            /** Format: uuid */
            training_program_id: string | null;
            status: components["schemas"]["SessionStatus"];
            /**
             * @description Of a cancelled session: nobody answered the request in time, the coach refused it, or the coach called off a confirmed training.
             * @enum {string}
             */
            cancelled_because?: "unanswered" | "refused" | "called_off";
            created_by?: components["schemas"]["SessionCreator"];
            /** Format: date-time */
            created_at: string;
            time_slot: components["schemas"]["SessionSlot"];
            training_program: components["schemas"]["SessionProgram"] | null;
            session_exercises: components["schemas"]["SessionExercise"][];
            client?: components["schemas"]["Person"];
        };
        /** @description As SessionExercise. */
        SessionExerciseRequest: {
            /** Format: uuid */
            exercise_id: string;
            sets: number;
            reps: number;
            /** @description Seconds. */
            rest: number;
            /** @description Seconds, minutes * 60 + seconds. */
            duration: number;
            /** @description Kilograms. */
            weight: number;
        };
        /** @description Fields that are left out stay unchanged. */
        UpdateSessionRequest: {
            /** Format: uuid */
            time_slot_id?: string;
            /** Format: uuid */
            client_id?: string;
            /** Format: uuid */
            training_program_id?: string | null;
            status?: components["schemas"]["SessionStatus"];
            /** Format: date-time */
            created_at?: string;
            training_program?: {
                name: string;
            };
            session_exercises?: components["schemas"]["SessionExerciseRequest"][];
        };
        SetSessionStatusRequest: {
            /** @enum {string} */
            status: "verified" | "cancelled";
        };
        /** @description Product §7 sends nothing here; the status says what the call does. */
        AcknowledgeSessionRequest: {
            /** @enum {string} */
            status?: "concluded";
        };
        /**
         * @description Product §3 «Client goal options».
         * @enum {string}
         */
        Goal: "Схуднення" | "Набір м'язової маси" | "Підтягнуте тіло (рельєф)" | "Здоров'я (баланс, гнучкість, мобільність)" | "Реабілітація";
        /** @description Four numbers in order, weight kg, chest cm, waist cm, hips cm. */
        BodySpecs: number[];
        CreateClientInfoRequest: {
            goal: components["schemas"]["Goal"];
            notes?: string;
            body_specs?: components["schemas"]["BodySpecs"];
        };
        /** @description A changed card; product §7 shows the id of its client, which nobody reads. */
        ClientInfoUpdated: {
            /** Format: uuid */
            user_id?: string;
            goal?: components["schemas"]["Goal"] | null;
            notes?: string;
            body_specs?: components["schemas"]["BodySpecs"];
            image?: string | null;
        };
        UpdateClientInfoRequest: {
            goal?: components["schemas"]["Goal"];
            notes?: string;
            body_specs?: components["schemas"]["BodySpecs"];
        };
        /** @description PNG or JPEG by its first bytes, at most 10 MB. */
        ImageUpload: {
            /** Format: binary */
            image: Blob;
        };
        /** @description Base64 data or a URL, bare or in an object with url (product §7). */
        ImageAnswer: string | {
            url: string;
        };
        /** @description Body measurement entry, product §3. */
        Measurement: {
            /** Format: uuid */
            id?: string;
            /** Format: date */
            date: string;
            photo: string | null;
            /** @description Kilograms. */
            weight: number;
            /** @description Centimetres. */
            chest: number;
            /** @description Centimetres. */
            waist: number;
            /** @description Centimetres. */
            hips: number;
        };
        /** @description Product §5 «Coach profile», all three are required. */
        CoachInfoRequest: {
            bio: string;
            achievement: string;
            training_spaces: string[];
        };
        Tag: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        Certification: {
            /** Format: uuid */
            id: string;
            name: string;
            authored_by: string;
            /** Format: date */
            date: string;
            image: string | null;
        };
        /** @description An end_date that is null or today means still working. */
        Experience: {
            /** Format: uuid */
            id: string;
            about: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string | null;
        };
        CoachInfo: {
            /** Format: uuid */
            id: string;
            bio: string;
            achievement: string;
            training_spaces: string[];
            training_tags: components["schemas"]["Tag"][];
            certifications: components["schemas"]["Certification"][];
            experiences: components["schemas"]["Experience"][];
        };
        ExperienceRequest: {
            about: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string | null;
        };
        /**
         * @description The fixed list of product §3 «Tag», 18 kinds.
         * @enum {string}
         */
        TagName: "Силові тренування" | "Функціональний тренінг" | "Кардіо" | "CrossFit" | "Загальна фізична підготовка" | "Стретчинг" | "TRX" | "Реабілітація" | "Жіночі тренування" | "40+" | "Діти та підлітки" | "Ігрові види спорту" | "Вагітність" | "Хронічні захворювання" | "Підготовка до армії / поліції / ДСНС" | "Постпсихологічні розлади" | "Онлайн без залу" | "Вуличні тренування (street workout)";
        AddTagRequest: {
            name: components["schemas"]["TagName"];
        };
        /**
         * @description Product §3, Жінка or Чоловік.
         * @enum {string}
         */
        Gender: "woman" | "man";
        ClientInfo: {
            /** @description Null before one is chosen; a card counts from its goal on (product §2 «/dashboard»). */
            goal: components["schemas"]["Goal"] | null;
            notes: string;
            /**
             * @default [
             *       0,
             *       0,
             *       0,
             *       0
             *     ]
             */
            body_specs: components["schemas"]["BodySpecs"];
            image: string | null;
        };
        /** @description Working slot of a week, product §3. */
        Schedule: {
            /** Format: uuid */
            id: string;
            /** @description 0 is Monday. */
            work_day: number;
            start_time: components["schemas"]["Time"];
            end_time: components["schemas"]["Time"];
        };
        /** @description As the profile names it (product §3 «User»). */
        OwnProgram: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            created_at?: string;
            exercise_count?: number;
            /** @description The names of the muscles that its exercises train most, in the order of the exercises. */
            muscles?: string[];
        };
        /** @description Product §3 «User». Names have no pattern here, because older data may break today's rule. */
        User: {
            /** Format: uuid */
            id: string;
            first_name: string;
            last_name: string;
            /** @description Null where the reader may not see it. */
            phone: string | null;
            role: components["schemas"]["Role"];
            /** @description An empty one means an active client; that of a coach is free text for the page. */
            status: string;
            profile_image: string | null;
            publicSlug: string | null;
            /** @default null */
            gender: components["schemas"]["Gender"] | null;
            coach_info: components["schemas"]["CoachInfo"] | null;
            client_info: components["schemas"]["ClientInfo"] | null;
            training_schedules: components["schemas"]["Schedule"][];
            training_programs: components["schemas"]["OwnProgram"][];
        };
        Muscle: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Markup; a reader must sanitise it. */
            icon: string;
        };
        Exercise: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string;
            image: string | null;
            muscles: components["schemas"]["Muscle"][];
        };
        CreateProgramRequest: {
            name: string;
            exercises: components["schemas"]["SessionExerciseRequest"][];
        };
        /** @description Product §3 calls its time created_at or date; the first is the one here. */
        ProgramSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            created_at?: string;
        };
        /** @description Its id is the id of the exercise (product §3 «Training program»). */
        ProgramExercise: {
            /** Format: uuid */
            id: string;
            /** @default 1 */
            sets: number;
            reps: number;
            /** @description Seconds. */
            rest: number;
            /** @description Seconds. */
            duration: number;
            /** @description Kilograms. */
            weight: number;
        };
        /** @description A program that was requested by its id; product §7 shows its name and its exercises. */
        Program: {
            /** Format: uuid */
            id?: string;
            name: string;
            /** Format: date-time */
            created_at?: string;
            training_exercises: components["schemas"]["ProgramExercise"][];
        };
        UpdateMeRequest: {
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            gender?: components["schemas"]["Gender"];
            status?: string;
        };
    };
    responses: {
        /** @description The registration has started; the code comes next. */
        RegistrationStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationStarted"];
            };
        };
        /** @description A user with this phone exists. */
        PhoneTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "phone_taken",
                 *       "message": "The phone is already registered."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request breaks its schema. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "validation",
                 *       "message": "The request is not valid.",
                 *       "fields": [
                 *         {
                 *           "field": "id",
                 *           "message": "must match format \"uuid\""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "server_error",
                 *       "message": "Unexpected error."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in. */
        Tokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "access_token": "access-1f9c",
                 *       "refresh_token": "refresh-7d2e"
                 *     }
                 */
                "application/json": components["schemas"]["Tokens"];
            };
        };
        /** @description The verification is not at the step that this call needs. */
        NotVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "The code of this verification has not been confirmed."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such entity. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "message": "No such entity."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The password is right. */
        LoginAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "requires_2fa": true,
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10",
                 *       "access_token": null,
                 *       "refresh_token": null
                 *     }
                 */
                "application/json": components["schemas"]["LoginAnswer"];
            };
        };
        /** @description The password is not the one of this phone. */
        WrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "wrong_password",
                 *       "message": "The password does not match."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "message": "Try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The refresh token is unknown, was used before, or has expired. */
        RefreshRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "message": "The refresh token is not valid."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code was sent. */
        OtpSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "otp_code": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["OtpSent"];
            };
        };
        /** @description A new code was sent; the specification shows no answer. */
        OtpResent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "otp_code": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["OtpSent"];
            };
        };
        /** @description The code is right. */
        OtpVerified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "context": "login",
                 *       "access_token": "access-1f9c",
                 *       "refresh_token": "refresh-7d2e"
                 *     }
                 */
                "application/json": components["schemas"]["OtpVerified"];
            };
        };
        /** @description The code is not the one that was sent. */
        WrongCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "wrong_code",
                 *       "message": "The code does not match."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's role, or the owner of the entity, does not allow it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "message": "Not allowed for this user."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The code is too old. */
        CodeExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "code_expired",
                 *       "message": "The code has expired."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The reset has started; the code comes next. */
        PasswordResetStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetStarted"];
            };
        };
        /** @description This verification was already used for a new password. */
        ResetSpent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "message": "The permission to reset has been used."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The verification is too old. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "gone",
                 *       "message": "The verification has expired."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The working slot. */
        ScheduleCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "4a6e9f4d-2d3b-4f3b-9d88-5c4c7c0d4f07",
                 *       "work_day": 0,
                 *       "start_time": "09:00:00",
                 *       "end_time": "18:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["ScheduleCreated"];
            };
        };
        /** @description No valid token was sent. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It conflicts with the data on the server. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conflict",
                 *       "message": "It already exists."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done, without a body. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The time slots; the specification shows no answer. */
        TimeSlotsGenerated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *         "date": "2027-03-01",
                 *         "start_time": "10:00:00",
                 *         "end_time": "11:00:00",
                 *         "training_sessions": [
                 *           {
                 *             "id": "7d9b2c70-5a6e-4c6e-8abb-8f7f0f3a7c0a",
                 *             "status": "verified",
                 *             "client_id": null
                 *           }
                 *         ]
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["TimeSlot"][];
            };
        };
        /** @description The created session. */
        SessionCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "7d9b2c70-5a6e-4c6e-8abb-8f7f0f3a7c0a",
                 *       "client_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *       "coach_id": "0b5f6c1e-6d0a-4c53-9a55-1f2f4f7a1c01",
                 *       "training_program_id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *       "status": "verified",
                 *       "created_at": "2027-02-27T08:30:00Z",
                 *       "time_slot": {
                 *         "id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *         "date": "2027-03-01",
                 *         "start_time": "10:00:00",
                 *         "end_time": "11:00:00"
                 *       },
                 *       "training_program": {
                 *         "name": "Ноги та спина"
                 *       },
                 *       "session_exercises": [
                 *         {
                 *           "exercise_id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *           "sets": 3,
                 *           "reps": 10,
                 *           "rest": 60,
                 *           "duration": 0,
                 *           "weight": 40
                 *         }
                 *       ],
                 *       "client": {
                 *         "id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *         "first_name": "Андрій",
                 *         "last_name": "Мельник",
                 *         "phone": "+380671112233",
                 *         "profile_image": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SessionCreated"];
            };
        };
        /** @description The time slot cannot be booked; it was taken meanwhile, is past, or is too soon. */
        SlotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "slot_taken",
                 *       "message": "The time slot is taken."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "7d9b2c70-5a6e-4c6e-8abb-8f7f0f3a7c0a",
                 *       "client_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *       "coach_id": "0b5f6c1e-6d0a-4c53-9a55-1f2f4f7a1c01",
                 *       "training_program_id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *       "status": "verified",
                 *       "created_at": "2027-02-27T08:30:00Z",
                 *       "time_slot": {
                 *         "id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *         "date": "2027-03-01",
                 *         "start_time": "10:00:00",
                 *         "end_time": "11:00:00"
                 *       },
                 *       "training_program": {
                 *         "name": "Ноги та спина"
                 *       },
                 *       "session_exercises": [
                 *         {
                 *           "exercise_id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *           "sets": 3,
                 *           "reps": 10,
                 *           "rest": 60,
                 *           "duration": 0,
                 *           "weight": 40
                 *         }
                 *       ],
                 *       "client": {
                 *         "id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *         "first_name": "Андрій",
                 *         "last_name": "Мельник",
                 *         "phone": "+380671112233",
                 *         "profile_image": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The changed session; the specification shows no answer. */
        SessionChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "7d9b2c70-5a6e-4c6e-8abb-8f7f0f3a7c0a",
                 *       "client_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *       "coach_id": "0b5f6c1e-6d0a-4c53-9a55-1f2f4f7a1c01",
                 *       "training_program_id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *       "status": "verified",
                 *       "created_at": "2027-02-27T08:30:00Z",
                 *       "time_slot": {
                 *         "id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *         "date": "2027-03-01",
                 *         "start_time": "10:00:00",
                 *         "end_time": "11:00:00"
                 *       },
                 *       "training_program": {
                 *         "name": "Ноги та спина"
                 *       },
                 *       "session_exercises": [
                 *         {
                 *           "exercise_id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *           "sets": 3,
                 *           "reps": 10,
                 *           "rest": 60,
                 *           "duration": 0,
                 *           "weight": 40
                 *         }
                 *       ],
                 *       "client": {
                 *         "id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *         "first_name": "Андрій",
                 *         "last_name": "Мельник",
                 *         "phone": "+380671112233",
                 *         "profile_image": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The session's status does not allow this step any more. */
        AlreadyHandled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "already_handled",
                 *       "message": "The session is cancelled."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The sessions. */
        Sessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "7d9b2c70-5a6e-4c6e-8abb-8f7f0f3a7c0a",
                 *         "client_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *         "coach_id": "0b5f6c1e-6d0a-4c53-9a55-1f2f4f7a1c01",
                 *         "training_program_id": null,
                 *         "status": "unverified",
                 *         "created_at": "2027-02-28T19:05:00Z",
                 *         "time_slot": {
                 *           "id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *           "date": "2027-03-01",
                 *           "start_time": "10:00:00",
                 *           "end_time": "11:00:00"
                 *         },
                 *         "training_program": null,
                 *         "session_exercises": [],
                 *         "client": {
                 *           "id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *           "first_name": "Андрій",
                 *           "last_name": "Мельник",
                 *           "phone": "+380671112233",
                 *           "profile_image": null
                 *         }
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The changed card; the specification shows no answer. */
        ClientInfoSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "goal": "Набір м'язової маси",
                 *       "notes": "Болить праве коліно.",
                 *       "body_specs": [
                 *         82.5,
                 *         104,
                 *         88,
                 *         99
                 *       ],
                 *       "image": null,
                 *       "user_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02"
                 *     }
                 */
                "application/json": components["schemas"]["ClientInfoUpdated"];
            };
        };
        /** @description The changed card. */
        ClientInfoUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "goal": "Набір м'язової маси",
                 *       "notes": "Болить праве коліно.",
                 *       "body_specs": [
                 *         82.5,
                 *         104,
                 *         88,
                 *         99
                 *       ],
                 *       "image": null,
                 *       "user_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02"
                 *     }
                 */
                "application/json": components["schemas"]["ClientInfoUpdated"];
            };
        };
        /** @description The image is over 10 MB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "payload_too_large",
                 *       "message": "At most 10 MB."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Base64 data or a URL in JSON, or the picture itself. */
        Image: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "url": "https://images.example/5b7f0a5e.jpg"
                 *     }
                 */
                "application/json": components["schemas"]["ImageAnswer"];
                "image/png": Blob;
                "image/jpeg": Blob;
            };
        };
        /** @description The measurements. */
        Measurements: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "9f1d4e92-7c8a-4e8a-8cdd-0b9b2b5c9e0c",
                 *         "date": "2027-02-14",
                 *         "photo": null,
                 *         "weight": 82.5,
                 *         "chest": 104,
                 *         "waist": 88,
                 *         "hips": 99
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Measurement"][];
            };
        };
        /** @description The changed coach page; the specification shows no answer. */
        CoachInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "5a1e0d52-3c77-4f0e-8f0f-6b8f6f1f2a03",
                 *       "bio": "Тренерка із силових тренувань.",
                 *       "achievement": "Майстриня спорту з пауерліфтингу.",
                 *       "training_spaces": [
                 *         "Зал «Атлет»",
                 *         "Парк Шевченка"
                 *       ],
                 *       "training_tags": [],
                 *       "certifications": [],
                 *       "experiences": []
                 *     }
                 */
                "application/json": components["schemas"]["CoachInfo"];
            };
        };
        /** @description The changed work experience; the specification shows no answer. */
        Experience: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "3f5d8e3c-1c2a-4e2a-8c77-4b3b6b9c3e06",
                 *       "about": "Зал «Атлет»",
                 *       "start_date": "2021-09-01",
                 *       "end_date": null
                 *     }
                 */
                "application/json": components["schemas"]["Experience"];
            };
        };
        /** @description The certificate; the specification shows no answer. */
        Certification: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "2e4c7d2b-0b1f-4d1f-9b66-3a2a5a8b2d05",
                 *       "name": "Personal Trainer",
                 *       "authored_by": "NASM",
                 *       "date": "2024-05-20",
                 *       "image": null
                 *     }
                 */
                "application/json": components["schemas"]["Certification"];
            };
        };
        /** @description The tag; the specification shows no answer. */
        Tag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "1d3b6c1a-9a0e-4c0e-8a55-2f1f4f7a1c04",
                 *       "name": "Кардіо"
                 *     }
                 */
                "application/json": components["schemas"]["Tag"];
            };
        };
        /** @description The time slots. */
        TimeSlots: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *         "date": "2027-03-01",
                 *         "start_time": "10:00:00",
                 *         "end_time": "11:00:00",
                 *         "training_sessions": [
                 *           {
                 *             "id": "7d9b2c70-5a6e-4c6e-8abb-8f7f0f3a7c0a",
                 *             "status": "verified",
                 *             "client_id": null
                 *           }
                 *         ]
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["TimeSlot"][];
            };
        };
        /** @description A token was sent with this public call, and it is no longer valid. */
        StaleToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "token_expired",
                 *       "message": "The access token has expired."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The clients. */
        Clients: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *         "first_name": "Андрій",
                 *         "last_name": "Мельник",
                 *         "phone": "+380671112233",
                 *         "role": "client",
                 *         "status": "",
                 *         "profile_image": null,
                 *         "publicSlug": null,
                 *         "gender": "man",
                 *         "coach_info": null,
                 *         "client_info": null,
                 *         "training_schedules": [],
                 *         "training_programs": []
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["User"][];
            };
        };
        /** @description The exercises. */
        Exercises: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *         "name": "Жим штанги лежачи",
                 *         "code": "BENCH_PRESS",
                 *         "image": null,
                 *         "muscles": []
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Exercise"][];
            };
        };
        /** @description The exercise. */
        Exercise: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *       "name": "Жим штанги лежачи",
                 *       "code": "BENCH_PRESS",
                 *       "image": null,
                 *       "muscles": []
                 *     }
                 */
                "application/json": components["schemas"]["Exercise"];
            };
        };
        /** @description The muscles. */
        Muscles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "id": "0a2e5fa3-8d9b-4f9b-9dee-1cac3c6daf0d",
                 *         "name": "Груди",
                 *         "icon": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"/>"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["Muscle"][];
            };
        };
        /** @description The muscle. */
        Muscle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0a2e5fa3-8d9b-4f9b-9dee-1cac3c6daf0d",
                 *       "name": "Груди",
                 *       "icon": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"/>"
                 *     }
                 */
                "application/json": components["schemas"]["Muscle"];
            };
        };
        /** @description The program. */
        ProgramSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *       "name": "Ноги та спина",
                 *       "created_at": "2027-02-20T10:15:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProgramSummary"];
            };
        };
        /** @description The program and its exercises. */
        Program: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *       "name": "Ноги та спина",
                 *       "created_at": "2027-02-20T10:15:00Z",
                 *       "training_exercises": [
                 *         {
                 *           "id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *           "sets": 3,
                 *           "reps": 10,
                 *           "rest": 60,
                 *           "duration": 0,
                 *           "weight": 40
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Program"];
            };
        };
        /** @description The profile. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0b5f6c1e-6d0a-4c53-9a55-1f2f4f7a1c01",
                 *       "first_name": "Олена",
                 *       "last_name": "Коваль",
                 *       "phone": "+380501112233",
                 *       "role": "coach",
                 *       "status": "",
                 *       "profile_image": null,
                 *       "publicSlug": "olena-koval",
                 *       "gender": "woman",
                 *       "coach_info": {
                 *         "id": "5a1e0d52-3c77-4f0e-8f0f-6b8f6f1f2a03",
                 *         "bio": "Тренерка із силових тренувань.",
                 *         "achievement": "Майстриня спорту з пауерліфтингу.",
                 *         "training_spaces": [
                 *           "Зал «Атлет»",
                 *           "Парк Шевченка"
                 *         ],
                 *         "training_tags": [
                 *           {
                 *             "id": "1d3b6c1a-9a0e-4c0e-8a55-2f1f4f7a1c04",
                 *             "name": "Силові тренування"
                 *           }
                 *         ],
                 *         "certifications": [
                 *           {
                 *             "id": "2e4c7d2b-0b1f-4d1f-9b66-3a2a5a8b2d05",
                 *             "name": "Personal Trainer",
                 *             "authored_by": "NASM",
                 *             "date": "2024-05-20",
                 *             "image": null
                 *           }
                 *         ],
                 *         "experiences": [
                 *           {
                 *             "id": "3f5d8e3c-1c2a-4e2a-8c77-4b3b6b9c3e06",
                 *             "about": "Зал «Атлет»",
                 *             "start_date": "2021-09-01",
                 *             "end_date": null
                 *           }
                 *         ]
                 *       },
                 *       "client_info": null,
                 *       "training_schedules": [
                 *         {
                 *           "id": "4a6e9f4d-2d3b-4f3b-9d88-5c4c7c0d4f07",
                 *           "work_day": 0,
                 *           "start_time": "09:00:00",
                 *           "end_time": "18:00:00"
                 *         }
                 *       ],
                 *       "training_programs": [
                 *         {
                 *           "id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *           "name": "Ноги та спина",
                 *           "created_at": "2027-02-20T10:15:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description The changed profile; the specification shows no answer. */
        UserChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0b5f6c1e-6d0a-4c53-9a55-1f2f4f7a1c01",
                 *       "first_name": "Олена",
                 *       "last_name": "Коваль",
                 *       "phone": "+380501112233",
                 *       "role": "coach",
                 *       "status": "",
                 *       "profile_image": null,
                 *       "publicSlug": "olena-koval",
                 *       "gender": "woman",
                 *       "coach_info": {
                 *         "id": "5a1e0d52-3c77-4f0e-8f0f-6b8f6f1f2a03",
                 *         "bio": "Тренерка із силових тренувань.",
                 *         "achievement": "Майстриня спорту з пауерліфтингу.",
                 *         "training_spaces": [
                 *           "Зал «Атлет»",
                 *           "Парк Шевченка"
                 *         ],
                 *         "training_tags": [
                 *           {
                 *             "id": "1d3b6c1a-9a0e-4c0e-8a55-2f1f4f7a1c04",
                 *             "name": "Силові тренування"
                 *           }
                 *         ],
                 *         "certifications": [
                 *           {
                 *             "id": "2e4c7d2b-0b1f-4d1f-9b66-3a2a5a8b2d05",
                 *             "name": "Personal Trainer",
                 *             "authored_by": "NASM",
                 *             "date": "2024-05-20",
                 *             "image": null
                 *           }
                 *         ],
                 *         "experiences": [
                 *           {
                 *             "id": "3f5d8e3c-1c2a-4e2a-8c77-4b3b6b9c3e06",
                 *             "about": "Зал «Атлет»",
                 *             "start_date": "2021-09-01",
                 *             "end_date": null
                 *           }
                 *         ]
                 *       },
                 *       "client_info": null,
                 *       "training_schedules": [
                 *         {
                 *           "id": "4a6e9f4d-2d3b-4f3b-9d88-5c4c7c0d4f07",
                 *           "work_day": 0,
                 *           "start_time": "09:00:00",
                 *           "end_time": "18:00:00"
                 *         }
                 *       ],
                 *       "training_programs": [
                 *         {
                 *           "id": "5b7f0a5e-3e4c-4a4c-8e99-6d5d8d1e5a08",
                 *           "name": "Ноги та спина",
                 *           "created_at": "2027-02-20T10:15:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["User"];
            };
        };
    };
    parameters: {
        /** @description The same as in the body. */
        UserType: components["schemas"]["Role"];
        /** @description Id of the entity. */
        Id: string;
        /** @description First day of the range, inclusive. */
        StartDate: string;
        /** @description Last day of the range, inclusive. */
        EndDate: string;
        /** @description How many items to skip. */
        Skip: number;
        /** @description The largest number of items to return. */
        Limit: number;
        /** @description Only sessions that start at this time of day or later. */
        StartTime: components["schemas"]["TimeHM"];
        /** @description Only sessions that end at this time of day or earlier. */
        EndTime: components["schemas"]["TimeHM"];
        /** @description Only sessions of this status. */
        Status: components["schemas"]["SessionStatus"];
        /** @description Id of the user, or a coach's public slug. */
        UserId: string;
    };
    requestBodies: {
        Registration: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Олена",
                 *       "last_name": "Коваль",
                 *       "phone": "+380501112233",
                 *       "password": "Trener2026!",
                 *       "status": "active",
                 *       "user_type": "coach"
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        Register: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Олена",
                 *       "last_name": "Коваль",
                 *       "phone": "+380501112233",
                 *       "user_type": "coach",
                 *       "password": "Trener2026!"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        CompleteRegistration: {
            content: {
                /**
                 * @example {
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10"
                 *     }
                 */
                "application/json": components["schemas"]["CompleteRegistrationRequest"];
            };
        };
        Login: {
            content: {
                /**
                 * @example {
                 *       "phone": "+380501112233",
                 *       "password": "Trener2026!"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        SendOtp: {
            content: {
                /**
                 * @example {
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10",
                 *       "scope": "otp",
                 *       "context": "login"
                 *     }
                 */
                "application/json": components["schemas"]["SendOtpRequest"];
            };
        };
        ResendOtp: {
            content: {
                /**
                 * @example {
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10"
                 *     }
                 */
                "application/json": components["schemas"]["ResendOtpRequest"];
            };
        };
        VerifyOtp: {
            content: {
                /**
                 * @example {
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10",
                 *       "otp_code": "4821",
                 *       "context": "login",
                 *       "scope": "otp"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        StartPasswordReset: {
            content: {
                /**
                 * @example {
                 *       "phone": "+380501112233"
                 *     }
                 */
                "application/json": components["schemas"]["StartPasswordResetRequest"];
            };
        };
        CompletePasswordReset: {
            content: {
                /**
                 * @example {
                 *       "verification_id": "6a0f3f0e-52a4-4a3b-9d0b-0f4b4c1e7a10",
                 *       "password": "Trener2027!"
                 *     }
                 */
                "application/json": components["schemas"]["CompletePasswordResetRequest"];
            };
        };
        CreateSchedule: {
            content: {
                /**
                 * @example {
                 *       "start_time": "09:00",
                 *       "end_time": "18:00",
                 *       "work_day": 0
                 *     }
                 */
                "application/json": components["schemas"]["CreateScheduleRequest"];
            };
        };
        CreateSession: {
            content: {
                /**
                 * @example {
                 *       "time_slot_id": "6c8a1b6f-4f5d-4b5d-9faa-7e6e9e2f6b09",
                 *       "client_id": "3c9e2d77-8b41-4a0e-b1d6-52a7c0e94f02",
                 *       "training_program_id": null,
                 *       "status": "unverified",
                 *       "created_at": "2027-02-28T19:05:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSessionRequest"];
            };
        };
        UpdateSession: {
            content: {
                /**
                 * @example {
                 *       "training_program_id": null,
                 *       "session_exercises": [
                 *         {
                 *           "exercise_id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *           "sets": 3,
                 *           "reps": 10,
                 *           "rest": 60,
                 *           "duration": 0,
                 *           "weight": 40
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSessionRequest"];
            };
        };
        SetSessionStatus: {
            content: {
                /**
                 * @example {
                 *       "status": "verified"
                 *     }
                 */
                "application/json": components["schemas"]["SetSessionStatusRequest"];
            };
        };
        AcknowledgeSession: {
            content: {
                /**
                 * @example {
                 *       "status": "concluded"
                 *     }
                 */
                "application/json": components["schemas"]["AcknowledgeSessionRequest"];
            };
        };
        CreateClientInfo: {
            content: {
                /**
                 * @example {
                 *       "goal": "Набір м'язової маси",
                 *       "notes": "",
                 *       "body_specs": [
                 *         0,
                 *         0,
                 *         0,
                 *         0
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateClientInfoRequest"];
            };
        };
        UpdateClientInfo: {
            content: {
                /**
                 * @example {
                 *       "body_specs": [
                 *         82.5,
                 *         104,
                 *         88,
                 *         99
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateClientInfoRequest"];
            };
        };
        Image: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        CoachInfo: {
            content: {
                /**
                 * @example {
                 *       "bio": "Тренерка із силових тренувань.",
                 *       "achievement": "Майстриня спорту з пауерліфтингу.",
                 *       "training_spaces": [
                 *         "Зал «Атлет»"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CoachInfoRequest"];
            };
        };
        Experience: {
            content: {
                /**
                 * @example {
                 *       "about": "Зал «Атлет»",
                 *       "start_date": "2021-09-01",
                 *       "end_date": null
                 *     }
                 */
                "application/json": components["schemas"]["ExperienceRequest"];
            };
        };
        AddTag: {
            content: {
                /**
                 * @example {
                 *       "name": "Кардіо"
                 *     }
                 */
                "application/json": components["schemas"]["AddTagRequest"];
            };
        };
        CreateProgram: {
            content: {
                /**
                 * @example {
                 *       "name": "Ноги та спина",
                 *       "exercises": [
                 *         {
                 *           "exercise_id": "8e0c3d81-6b7f-4d7f-9bcc-9a8a1a4b8d0b",
                 *           "sets": 1,
                 *           "reps": 1,
                 *           "rest": 0,
                 *           "duration": 0,
                 *           "weight": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateProgramRequest"];
            };
        };
        UpdateMe: {
            content: {
                /**
                 * @example {
                 *       "gender": "man"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMeRequest"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startRegistration: {
        parameters: {
            query?: {
                /** @description The same as in the body. */
                user_type?: components["parameters"]["UserType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Registration"];
        responses: {
            200: components["responses"]["RegistrationStarted"];
            409: components["responses"]["PhoneTaken"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Register"];
        responses: {
            200: components["responses"]["RegistrationStarted"];
            409: components["responses"]["PhoneTaken"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    completeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompleteRegistration"];
        responses: {
            200: components["responses"]["Tokens"];
            403: components["responses"]["NotVerified"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PhoneTaken"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Login"];
        responses: {
            200: components["responses"]["LoginAnswer"];
            401: components["responses"]["WrongPassword"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshTokens: {
        parameters: {
            query: {
                /** @description The refresh token. */
                refresh_token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tokens"];
            401: components["responses"]["RefreshRejected"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SendOtp"];
        responses: {
            200: components["responses"]["OtpSent"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ResendOtp"];
        responses: {
            200: components["responses"]["OtpResent"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VerifyOtp"];
        responses: {
            200: components["responses"]["OtpVerified"];
            400: components["responses"]["WrongCode"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["CodeExpired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    startPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StartPasswordReset"];
        responses: {
            200: components["responses"]["PasswordResetStarted"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompletePasswordReset"];
        responses: {
            200: components["responses"]["Tokens"];
            401: components["responses"]["ResetSpent"];
            403: components["responses"]["NotVerified"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSchedule"];
        responses: {
            201: components["responses"]["ScheduleCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    generateTimeSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["TimeSlotsGenerated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSession"];
        responses: {
            201: components["responses"]["SessionCreated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateSession"];
        responses: {
            200: components["responses"]["SessionChanged"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    setSessionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SetSessionStatus"];
        responses: {
            200: components["responses"]["SessionChanged"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyHandled"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listClientSessions: {
        parameters: {
            query: {
                /** @description First day of the range, inclusive. */
                start_date: components["parameters"]["StartDate"];
                /** @description Last day of the range, inclusive. */
                end_date: components["parameters"]["EndDate"];
                /** @description How many items to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description Only sessions that start at this time of day or later. */
                start_time?: components["parameters"]["StartTime"];
                /** @description Only sessions that end at this time of day or earlier. */
                end_time?: components["parameters"]["EndTime"];
            };
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    acknowledgeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["AcknowledgeSession"];
        responses: {
            200: components["responses"]["SessionChanged"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyHandled"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createClientInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateClientInfo"];
        responses: {
            201: components["responses"]["ClientInfoSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateClientInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateClientInfo"];
        responses: {
            200: components["responses"]["ClientInfoUpdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadClientInfoImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Image"];
        responses: {
            200: components["responses"]["ClientInfoSaved"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getClientInfoImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listMeasurements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Measurements"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createCoachInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CoachInfo"];
        responses: {
            201: components["responses"]["CoachInfo"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCoachInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CoachInfo"];
        responses: {
            200: components["responses"]["CoachInfo"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    addExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Experience"];
        responses: {
            201: components["responses"]["Experience"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Experience"];
        responses: {
            200: components["responses"]["Experience"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    addCertification: {
        parameters: {
            query: {
                /** @description Name of the certificate. */
                name: string;
                /** @description Who issued it. */
                authored_by: string;
                /** @description Day of issue. */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Image"];
        responses: {
            200: components["responses"]["Certification"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getCertificationImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    addTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddTag"];
        responses: {
            201: components["responses"]["Tag"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listTimeSlots: {
        parameters: {
            query: {
                /** @description First day of the range, inclusive. */
                start_date: components["parameters"]["StartDate"];
                /** @description Last day of the range, inclusive. */
                end_date: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TimeSlots"];
            401: components["responses"]["StaleToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listCoachClients: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clients"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listCoachSessions: {
        parameters: {
            query: {
                /** @description First day of the range, inclusive. */
                start_date: components["parameters"]["StartDate"];
                /** @description Last day of the range, inclusive. */
                end_date: components["parameters"]["EndDate"];
                /** @description Only sessions of this status. */
                status?: components["parameters"]["Status"];
                /** @description How many items to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listExercises: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Exercises"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getExercise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Exercise"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getExerciseImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listMuscles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Muscles"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getMuscle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Muscle"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    createProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateProgram"];
        responses: {
            201: components["responses"]["ProgramSummary"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getProgram: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                skip?: components["parameters"]["Skip"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Program"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateMe"];
        responses: {
            200: components["responses"]["UserChanged"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadMyImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Image"];
        responses: {
            200: components["responses"]["UserChanged"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user, or a coach's public slug. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entity. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Image"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
}
